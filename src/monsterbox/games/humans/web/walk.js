// Walking: where a figure may go with the steps that are left, and the way there, which is shown before.
import { $, $$, pause } from "../../box.js";
import { pick, play } from "../../choose.js";

const SIDES = { n: [0, -1, "north"], e: [1, 0, "east"], s: [0, 1, "south"], w: [-1, 0, "west"] };
const texts = () => $$("#choices [name=choice]").map((button) => button.value);
const spotOf = (name) => document.getElementById(`sp-${name.replace(",", "_")}`);

let path = [], sent = "", follow = "";

const ofSteps = () => texts().filter((text) => /^step /.test(text));
const starts = () => [...new Set(ofSteps().map((text) => text.split(" ")[1]))];
export const chosen = () => $("#map .spot.sel")?.dataset.word;

// The server tells each figure where it may go, and by which sides: `4,2:s 5,2:se`.
function reach(from) {
  const found = new Map();
  for (const start of from) {
    for (const told of spotOf(start)?.dataset.reach?.split(" ") ?? []) {
      const [name, way] = told.split(":");
      if (!(found.get(name)?.texts.length <= way.length)) found.set(name, along(start, way));
    }
  }
  for (const start of from) found.delete(start);
  return found;
}
function along(start, way) {
  const names = [start], steps = [];
  for (const side of way) {
    const [x, y] = names.at(-1).split(",").map(Number), [right, down, word] = SIDES[side];
    steps.push(`step ${names.at(-1)} ${word}`);
    names.push(`${x + right},${y + down}`);
  }
  return { texts: steps, names };
}
let reached = new Map();

export function showReach() {
  const from = starts(), one = chosen();
  reached = from.length ? reach(one && from.includes(one) ? [one] : from) : new Map();
  for (const spot of $$("#map .spot")) {
    const way = reached.get(spot.dataset.word)?.texts.length ?? 0;
    spot.classList.toggle("far", way > 0);
    if (way) spot.setAttribute("aria-description", $("#town").dataset.far.replace("§", way));
    else spot.removeAttribute("aria-description");
  }
  for (const prey of $$("#map .py[data-at]")) prey.classList.toggle("on", spotOf(prey.dataset.at).classList.contains("far"));
  showHeld($("#map .spot.sel"));
}
function showHeld(spot) {
  $("#town").classList.toggle("holding", spot !== null);
  $("#held").classList.toggle("on", spot !== null);
  const [x, y] = spot?.dataset.word.split(",").map(Number) ?? [0, 0];
  $("#held").setAttribute("transform", `translate(${30 * x + 15} ${30 * y + 12})`);
}
export function showWay(spot) {
  const place = $("#path");
  if (!place) return;
  const way = spot?.classList.contains("far") ? reached.get(spot.dataset.word) : null;
  if (!way) { place.replaceChildren(); return; }
  const middles = way.names.map((name) => name.split(",").map((one) => 30 * one + 15));
  const line = middles.map((point) => point.join(" ")).join(" ");
  const [x, y] = middles.at(-1);
  place.innerHTML = `<polyline class="under" points="${line}"/><polyline points="${line}"/><circle cx="${x + 9}" cy="${y - 9}" r="7"/><text x="${x + 9}" y="${y - 5.6}">${way.texts.length}</text>`;
}
export function walk(name) {
  const way = reached.get(name);
  path = way.texts.slice(1);
  follow = way.names.at(-1);
  step(way.texts[0]);
}
async function step(text) {
  sent = $("#table").dataset.version;
  while ($("#choices")?.hasAttribute("aria-busy")) await pause(25);
  await play(text);
}
// Each step is a move of its own: the next one follows when the table shows the last, as long as nothing has changed.
export function goOn() {
  if (!path.length || $("#table").dataset.version === sent) return;
  if (texts().includes(path[0])) step(path.shift());
  else path = [];
}
document.addEventListener("table:refused", () => { path = []; });
export function stayWith() {
  if (!follow || path.length || $("#table").dataset.version === sent) return;
  const spot = spotOf(follow);
  follow = "";
  if (spot && starts().length > 1 && starts().includes(spot.dataset.word) && !$("#map .sel")) pick(spot);
}
