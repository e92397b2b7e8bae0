// When the game is over, this browser works every draw out again by itself and says what it found: a quiet line, or an alarm.
import { $ } from "./box.js";
import { verify } from "./fair.js";
import { judge, recall } from "./witness.js";

const seal = $("#seal"), words = seal?.dataset;

function say(kind, lines) {
  const mark = `<svg class="ico" aria-hidden="true"><use href="#${kind === "alarm" ? "i-warn" : "i-shield"}"/></svg>`;
  if (kind === "alarm") seal.setAttribute("role", "alert");
  seal.dataset.seal = kind;
  seal.innerHTML = mark;
  const text = document.createElement("span");
  text.textContent = lines.join(" ");
  seal.append(text);
}

async function check() {
  try {
    const answer = await fetch(words.fair);
    if (!answer.ok) throw new Error(answer.statusText);
    const told = await answer.json();
    if (!told.seed) return;
    const found = await verify(told);
    const { seal: kind, alarms } = judge(told, found, recall(words.table));
    const lines = alarms.map((one) => words[one].replace("§", found.wrong.length));
    say(kind, [words[kind], ...lines]);
  } catch {
    say("failed", [words.failed]);
  }
}

if (seal) check();
