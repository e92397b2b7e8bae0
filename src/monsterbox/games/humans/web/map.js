// A town on a map: tiles are laid on it and figures walk along a path that is shown before. What can be done stands in the
// choices of the server: here they are only found by touching the map.
import { $, $$, onDrawn } from "../../box.js";
import { pick, play, putBack, touch } from "../../choose.js";
import { centre, map, pan, reveal, settle, wasDragged, zoomBy } from "./camera.js";
import { aim, isLaid, lay, redrawTiles, takeUp, turn } from "./tiles.js";
import { chosen, goOn, showReach, showWay, stayWith, walk } from "./walk.js";

const FINGER = 24;               // pixels beside a space that still mean it
const AHEAD = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

// Touching the map.

const isUsable = (thing) => thing.matches(".legal, .far, .sel");

function nearest(x, y) {
  let best = null, least = FINGER;
  for (const thing of $$("#map :is(.spot.legal, .spot.far, .brk)")) {
    const box = $("rect", thing).getBoundingClientRect();
    const away = Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom));
    if (away < least) { best = thing; least = away; }
  }
  return best;
}
const takesOf = (thing) => thing.dataset.takes.split("|");
// The step of the picked figure onto that space, also where another one stands that could come from there.
function stepTo(thing) {
  const from = chosen();
  if (!from || from === thing.dataset.word) return undefined;
  return takesOf(thing).find((text) => text.startsWith(`step ${from} `) || text.startsWith(`move ${from} `));
}
// What the figure there can do, and what a touch can only mean: no card that is still in hand, and no step, which has to
// lead somewhere.
const doings = (thing) => takesOf(thing).filter((text) => /^(step|break|tunnel) /.test(text) && text.split(" ")[1] === thing.dataset.word);
function meant(thing, texts) {
  const all = texts.filter((text) => !/^(play|use) /.test(text));
  return thing.matches(".legal") && all.length === 1 && !/^(step|move) /.test(all[0]) ? all[0] : undefined;
}

// The picked figure goes where it is sent. Where but one thing can be done, a touch does it; else the figure is picked up
// or, where none stands, one walks there. All else is for the choices to say.
function act(thing) {
  if (thing.matches(".ghost")) { aim(thing); return; }
  if (!thing.matches(".spot") || $("#hand .sel, #seats .sel")) { touch(thing); return; }
  const from = chosen(), step = stepTo(thing), own = doings(thing), only = meant(thing, own.length ? own : takesOf(thing));
  if (step) play(step);
  else if (thing.matches(".far") && (from || !own.length)) walk(thing.dataset.word);
  else if (only) play(only);
  else if (own.length && from !== thing.dataset.word) { putBack(); pick(thing); }
  else touch(thing);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom]");
  if (button) { zoomBy(button.dataset.zoom); return; }
  if (!event.target.closest?.("#map")) return;
  if (wasDragged()) { event.preventDefault(); event.stopPropagation(); return; }
  let thing = event.target.closest("[data-word]");
  if (event.detail && (!thing || !isUsable(thing))) thing = nearest(event.clientX, event.clientY) ?? thing;
  if (!thing) { takeUp(); putBack(); return; }
  event.preventDefault();
  event.stopPropagation();
  act(thing);
}, true);
document.addEventListener("pointerover", (event) => {
  if (!event.target.closest?.("#town")) return;
  showWay(event.target.closest(".spot"));
});
document.addEventListener("focusin", (event) => {
  const thing = event.target.closest?.("#map [data-word]");
  if (!thing) return;
  if (thing.matches(":focus-visible")) reveal(thing);
  showWay(thing.closest(".spot"));
});

// Keys: arrows go from space to space, with Shift they move the map.

function ahead(thing, [right, down]) {
  const from = centre(thing);
  const cost = (other) => {
    const to = centre(other), along = (to.x - from.x) * right + (to.y - from.y) * down, across = Math.abs((to.x - from.x) * down + (to.y - from.y) * right);
    return along <= 1 ? Infinity : along + 2.5 * across;
  };
  const all = $$(thing.matches(".ghost") ? "#map .ghost" : "#map :is(.spot, .brk, .lot)").filter((other) => cost(other) < Infinity);
  return all.sort((one, other) => cost(one) - cost(other))[0];
}
function nextUsable(by) {
  const all = $$("#map :is(.ghost, .lot, .brk)").concat($$("#map .spot.legal"), $$("#map .spot.far:not(.legal)"));
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  all[(at + by + all.length) % all.length].focus();
}
const isTyping = (event) => event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog") || $("dialog[open]");

document.addEventListener("keydown", (event) => {
  if (!map() || isTyping(event)) return;
  const thing = event.target.closest?.("#map [data-word]"), way = AHEAD[event.key];
  const done = () => { event.preventDefault(); event.stopPropagation(); };
  if (way && event.shiftKey && event.target.closest?.("#board")) { done(); pan(way[0] * 90, way[1] * 90); }
  else if (way && thing) { done(); ahead(thing, way)?.focus(); }
  else if (thing && (event.key === "Enter" || event.key === " ")) {
    done();
    if (isLaid(thing)) lay();
    else act(thing);
  } else if (event.key === "+" || event.key === "=") { done(); zoomBy("in"); }
  else if (event.key === "-") { done(); zoomBy("out"); }
  else if (event.key === "0") { done(); zoomBy("fit"); }
  else if (event.key === "n" || event.key === "N") { done(); nextUsable(event.key === "n" ? 1 : -1); }
  else if ((event.key === "t" || event.key === "T") && $("#drawn")) { done(); turn(event.key === "t" ? 1 : -1); }
  else if (event.key === "Escape") takeUp();
}, true);

// After every drawing.

function redraw() {
  if (!map()) return;
  redrawTiles();
  showReach();
  goOn();
  stayWith();
  settle();
  showWay($("#map .spot:hover"));   // a pointer that rests is told nothing of the new drawing
}
onDrawn(redraw);
document.addEventListener("table:picked", () => { if (map()) { showReach(); settle(); } });   // what it is good for may lie elsewhere
redraw();
