// The match again: a slider, steps, and a button that lets it run.
import { $, calm, pause } from "./box.js";
import { redraw } from "./flights.js";

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

function show() {
  $("#where").textContent = `${at} / ${most}`;
  const here = (place) => `${location.pathname}?at=${place}`;
  $("#prev").href = here(Math.max(0, at - 1));
  $("#next").href = here(Math.min(most, at + 1));
  if ($("#fork-at")) $("#fork-at").value = at;
  history.replaceState(null, "", here(at));
}

// One turn may be played again by itself.
let until = Number($("#player").dataset.until ?? most);
async function run() {
  const end = at < until ? until : most;
  while (running && at < end) {
    await go(at + 1);
    await pause(900);
  }
  setRunning(false);
}
function setRunning(now) {
  running = now;
  $("#run").setAttribute("aria-pressed", String(now));
}

slider.addEventListener("input", () => { setRunning(false); go(Number(slider.value)); });
for (const [id, to] of [["first", () => 0], ["prev", () => target() - 1], ["next", () => target() + 1]]) {
  $(`#${id}`).addEventListener("click", (event) => { event.preventDefault(); setRunning(false); go(to()); });
}
$("#run").addEventListener("click", () => {
  setRunning(!running);
  if (running) { if (at === most) go(0).then(run); else run(); }
});
document.addEventListener("keydown", (event) => {
  if (event.target === slider || event.target.closest("input, select, button, a")) return;
  if (event.key === "ArrowLeft") go(target() - 1);
  if (event.key === "ArrowRight") go(target() + 1);
});
if (until < most || $("#player").dataset.until) { setRunning(true); run(); }
