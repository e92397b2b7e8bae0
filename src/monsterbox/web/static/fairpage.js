// The page about the fair shuffle: notes the fingerprint early, and works out every draw when the game is over.
import { verify } from "./fair.js";
import { $ } from "./box.js";
import { pin, recall } from "./witness.js";

const page = $("[data-fair]");
const words = page.dataset;

function note() {
  const before = recall(words.table);
  const { commitment } = pin(words.table, words.commitment, words.early !== undefined);
  $("#kept").textContent = !before ? words.first : commitment === words.commitment ? words.kept : words.changed;
}

function line(text, good) {
  const told = document.createElement("p");
  told.className = good ? "good" : "wrong";
  told.innerHTML = `<svg class="ico" aria-hidden="true"><use href="#${good ? "i-check" : "i-x"}"/></svg>`;
  told.append(text);
  return told;
}

async function check() {
  const verdict = $("#verdict"), draws = $("#draws");
  verdict.textContent = words.running;
  draws.replaceChildren();
  try {
    const answer = await fetch(words.fair);
    if (!answer.ok) throw new Error(answer.statusText);
    const found = await verify(await answer.json(), (k, ok) => {
      const mark = document.createElement("li");
      mark.className = ok ? "" : "wrong";
      mark.title = words.draw.replace("§", k + 1);
      mark.innerHTML = `<svg class="ico" aria-hidden="true"><use href="#${ok ? "i-check" : "i-x"}"/></svg>`;
      draws.append(mark);
    });
    verdict.replaceChildren(
      line(found.promised ? words.promiseGood : words.promiseBad, found.promised),
      line((found.wrong.length ? words.bad : words.good).replace("§", found.wrong.length || found.draws), found.wrong.length === 0),
    );
  } catch {
    verdict.replaceChildren(line(words.failed, false));
  }
}

note();
$("#check")?.addEventListener("click", check);
