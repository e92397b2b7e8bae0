// The match again: a slider, steps, and a button that lets it run.
import { $, calm, kept, pause } from "./box.js";
import { redraw } from "./flights.js";

const turns = $("#player").dataset.turns.split(" ").filter(Boolean).map(Number), speed = $("#speed");
const slider = $("#at"), most = Number(slider.max), step = $("#player").dataset.step;
let at = Number(slider.value), wanted = null, busy = false, running = false;
// While a step is being fetched, the next click counts from where it leads.
const target = () => wanted ?? at;

async function go(to) {
  wanted = Math.max(0, Math.min(most, to));
  slider.value = wanted;
  if (busy) return;
  busy = true;
  while (wanted !== null && wanted !== at) {
    const place = wanted;
    const answer = await fetch(`${step}?at=${place}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (!answer?.ok) break;
    const near = Math.abs(place - at) === 1 && wanted === place && !calm.matches;
    at = place;
    await redraw(await answer.text(), { moves: near, drawn: show });
  }
  wanted = null;
  busy = false;
}

const turnBack = () => turns.findLast((one) => one < target()) ?? 0;
const turnOn = () => turns.find((one) => one > target()) ?? most;

function show() {
  $("#where").textContent = `${at} / ${most}`;
  $("#turn").textContent = $("#turn").dataset.words.replace("§", turns.filter((one) => one <= at).length);
  const here = (place) => `${location.pathname}?at=${place}`;
  $("#prev").href = here(Math.max(0, at - 1));
  $("#next").href = here(Math.min(most, at + 1));
  $("#turn-back").href = here(turnBack());
  $("#turn-on").href = here(turnOn());
  if ($("#fork-at")) $("#fork-at").value = at;
  offerThoughts();
  history.replaceState(null, "", here(at));
}

// What a bot thought of the choice that led here; it is asked only when somebody wants to know.
const think = $("#think"), thoughts = $("#thoughts");
function offerThoughts() {
  const asked = $("#table").dataset.thinker ?? "";
  think.hidden = !asked;
  $("span", think).textContent = asked;
  think.href = `${location.pathname}/thoughts?at=${at}`;
}
think.addEventListener("click", async (event) => {
  event.preventDefault();
  setRunning(false);
  think.setAttribute("aria-busy", "true");
  const answer = await fetch(think.href, { headers: { "HX-Request": "true" } }).catch(() => null);
  think.removeAttribute("aria-busy");
  if (!answer?.ok) { location.assign(think.href); return; }
  thoughts.innerHTML = await answer.text();
  thoughts.showModal();
});
thoughts.addEventListener("click", (event) => { if (event.target === thoughts || event.target.closest("[data-close]")) thoughts.close(); });

// One turn may be played again by itself.
let until = Number($("#player").dataset.until ?? most);
async function run() {
  const end = at < until ? until : most;
  while (running && at < end) {
    await go(at + 1);
    await pause(900 / Number(speed.value));
  }
  setRunning(false);
}
function setRunning(now) {
  running = now;
  $("#run").setAttribute("aria-pressed", String(now));
}

slider.addEventListener("input", () => { setRunning(false); go(Number(slider.value)); });
const WAYS = {
  first: () => 0, "turn-back": turnBack, prev: () => target() - 1, next: () => target() + 1, "turn-on": turnOn, last: () => most,
};
const KEYS = { Home: "first", PageUp: "turn-back", ArrowLeft: "prev", ArrowRight: "next", PageDown: "turn-on", End: "last" };
function take(way) { setRunning(false); go(WAYS[way]()); }
for (const id in WAYS) $(`#${id}`).addEventListener("click", (event) => { event.preventDefault(); take(id); });

function toggle() {
  setRunning(!running);
  if (running) { if (at === most) go(0).then(run); else run(); }
}
$("#run").addEventListener("click", toggle);
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || event.target.closest("select")) return;
  const way = KEYS[event.key], isSlide = event.target === slider && !event.key.startsWith("Page");
  if (way && !isSlide) { event.preventDefault(); take(way); }
  if (event.key === " " && !event.target.closest("button, a, summary, input")) { event.preventDefault(); toggle(); }
});

speed.value = kept.get("replay speed") ?? "1";
speed.addEventListener("change", () => kept.set("replay speed", speed.value));
if (until < most || $("#player").dataset.until) { setRunning(true); run(); }
