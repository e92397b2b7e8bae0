// What happened, for those who listen; whose turn it is, for those who look elsewhere; little festivities.
import { $, $$, calm, onDrawn, slipText } from "./box.js";

const title = document.title;
const icon = $("#favicon");
let lines = Number($("#table").dataset.lines);
let asked = $("#table").dataset.asked ?? "";
let feast = [];
const kind = () => $("#prompt [data-clause]")?.dataset.clause ?? "";
let about = kind();

// A line has the number of the last thing that it tells: one told again, "(×2)", is new as well.
function fresh() {
  const found = $$("#lines [data-n]").filter((line) => line.dataset.n >= lines);
  lines = Number($("#table").dataset.lines);
  return found;
}

function tell(place, text) { $(place).textContent = text; }

function badge() {
  const now = $("#table")?.dataset.asked ?? "";
  document.title = now && document.hidden ? `● ${now} · ${title}` : now ? `● ${title}` : title;
  if (icon) icon.href = now ? icon.dataset.turn : icon.dataset.calm;
}

// A drawing that the game has ready for an event rises where it happened.
function celebrate(line) {
  const scene = document.getElementById(`fx-${line.dataset.key}`);
  if (!scene || calm.matches || document.hidden) return;
  const seat = line.querySelector(".crest")?.className.match(/s(\d)/)?.[1];
  const at = $$(".seat, [data-own]").find((panel) => panel.classList.contains(`s${seat}`)) ?? $("#board");
  const box = at.getBoundingClientRect();
  const show = document.createElement("div");
  show.className = "fx";
  show.append(scene.content.cloneNode(true));
  show.style.left = `${box.left + box.width / 2}px`;
  show.style.top = `${box.top + box.height / 2}px`;
  document.body.append(show);
  show.addEventListener("animationend", () => show.remove(), { once: true });
  setTimeout(() => show.remove(), 2500);
}

onDrawn(() => {
  const told = lines;
  const news = fresh();
  const now = $("#table").dataset.asked ?? "";
  if (lines < told && !now) slipText($("#why").dataset.back);   // somebody else has taken a move back
  const words = news.map((line) => line.textContent.trim()).slice(-12);
  const question = $("#ask")?.textContent ?? "";
  if (now && asked && kind() !== about) words.push(question);   // the turn goes on with another question
  tell("#told", words.join(" "));
  const call = now ? `${now}. ${question}` : "";
  if (call && !asked) tell("#called", call);
  else if ($("#called").textContent !== call) tell("#called", "");   // what was asked before may name what nobody sees any more
  if (!now && asked) document.body.dispatchEvent(new CustomEvent("turns"));
  document.dispatchEvent(new CustomEvent("table:news", { detail: { keys: news.map((line) => line.dataset.key), turn: Boolean(now && !asked) } }));
  asked = now;
  about = kind();
  badge();
  feast = news.filter((line) => document.getElementById(`fx-${line.dataset.key}`)).slice(-4);
});
// The offer of the next table is put away until the next move.
document.addEventListener("click", (event) => {
  if (!event.target.closest("#not-now")) return;
  $("#turns").replaceChildren();
  $("#prompt")?.focus({ preventScroll: true });
});
document.addEventListener("table:still", () => feast.splice(0).forEach(celebrate));
document.addEventListener("table:picked", ({ detail }) => tell("#told", detail));
document.addEventListener("visibilitychange", badge);
badge();
