// An idea of the coach: it lies above the hand until the table changes, and marks what it speaks of.
import { $, $$, heed, onDrawn, slip } from "./box.js";

const MARK = '<span class="bulb" aria-hidden="true"><svg class="ico"><use href="#i-bulb"/></svg></span>';
const place = $("#idea"), link = $("#hint");

function put(html) {
  place.innerHTML = html;
  mark();
}

// The button of the best choice, and the things on the table that it alone names.
function mark() {
  for (const old of $$("#table .bulb")) old.remove();
  const best = $("li[data-choice]", place)?.dataset.choice;
  if (!best) return;
  const words = best.split(" ");
  const button = $$("#choices [name=choice]").find((one) => one.value === best);
  const thing = $$("#table [data-word]").find((one) => words.includes(one.dataset.word) && one.matches(".legal, .hot"));
  for (const one of [button, thing]) one?.insertAdjacentHTML("beforeend", MARK);
}

async function ask() {
  if (link.hasAttribute("aria-busy")) return;
  slip("");
  link.setAttribute("aria-busy", "true");
  const waiting = document.createElement("p");
  waiting.className = "why";
  waiting.textContent = place.dataset.thinking;
  put(waiting.outerHTML);
  const answer = await fetch(link.href, { headers: { "HX-Request": "true" } }).catch(() => null);
  link.removeAttribute("aria-busy");
  put("");
  if (!answer?.ok) return answer && heed(answer);
  const told = new DOMParser().parseFromString(await answer.text(), "text/html");
  const idea = $(".idea", told);
  if (idea && idea.dataset.version === $("#table").dataset.version) put(idea.outerHTML);
}

link?.addEventListener("click", (event) => { event.preventDefault(); ask(); });
place?.addEventListener("click", (event) => {
  if (!event.target.closest("[data-put-away]")) return;
  put("");
  link?.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && place?.innerHTML && !$("dialog[open]")) put("");
});
onDrawn(() => {
  const idea = $(".idea", place);
  if (!idea) return;
  if (idea.dataset.version !== $("#table").dataset.version) put("");
  else mark();
});
if (place) mark();
