// A town on a map: it pans, zooms and fits itself; tiles are turned before they are laid; figures walk along a path that
// is shown before. What can be done stands in the choices of the server: here they are only found by touching the map.
import { $, $$, calm, onDrawn, pause } from "../../box.js";
import { pick, play, putBack, touch } from "../../choose.js";

const NEAR = 1.05;               // pixels for a unit from which on signs can be read
const WIDE = .62;                // below that figures are larger than their spaces
const CLOSE = 1.6;               // a space of 30 units has 48 pixels
const MOST = 2.6;                // as near as one can come, or twice as near as where the whole town is seen
const LARGE = .86;               // from here on the whole town will do: 26 pixels for a space
const GLIDE = 280;               // milliseconds
const FINGER = 24;               // pixels beside a space that still mean it
const AROUND = { n: [0, -1, "north"], e: [1, 0, "east"], s: [0, 1, "south"], w: [-1, 0, "west"] };
const AHEAD = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const town = () => $("#town"), map = () => $("#map");
const texts = () => $$("#choices [name=choice]").map((button) => button.value);
const spotOf = (name) => document.getElementById(`sp-${name.replace(",", "_")}`);

// Size and place. By itself the map shows the whole town, or where that would be too small, what matters now.

let mode = "auto";               // or "whole", or "free": as somebody has moved it
let view = null;                 // { x, y, scale }: what is in the middle, and pixels for a unit; none: the whole town

function whole() {
  const [left, top, width, height] = map().dataset.box.split(" ").map(Number);
  return { left, top, width, height };
}
function fitting() {
  const frame = map().getBoundingClientRect(), all = whole();
  return Math.min(frame.width / all.width, frame.height / all.height);
}
const scaleNow = () => view?.scale ?? fitting();
const within = (low, value, high) => (low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high)));

let showing = null, beat = 0;    // the part of the town that is seen while it moves
function arrange(isSmooth = false) {
  if (!map()) return;
  const frame = map().getBoundingClientRect(), all = whole();
  if (!frame.width) return;
  if (view && view.scale <= fitting() * 1.02) view = null;
  if (view) {
    const width = frame.width / view.scale, height = frame.height / view.scale;
    view.x = within(all.left + width / 2, view.x, all.left + all.width - width / 2);
    view.y = within(all.top + height / 2, view.y, all.top + all.height - height / 2);
    show([view.x - width / 2, view.y - height / 2, width, height], isSmooth);
  } else show([all.left, all.top, all.width, all.height], isSmooth);
  town().classList.toggle("free", view !== null);
  town().classList.toggle("near", scaleNow() >= NEAR);
  town().classList.toggle("wide", scaleNow() < WIDE);
}
function show(box, isSmooth) {
  cancelAnimationFrame(beat);
  const from = showing, begun = performance.now();
  const at = (part) => { showing = from && part < 1 ? box.map((end, n) => from[n] + (end - from[n]) * part) : box; map()?.setAttribute("viewBox", showing.join(" ")); };
  if (!isSmooth || calm.matches || !from || document.hidden) { at(1); return; }
  const go = (time) => {
    const part = within(0, (time - begun) / GLIDE, 1);
    at(1 - (1 - part) ** 3);
    if (part < 1) beat = requestAnimationFrame(go);
  };
  go(begun);
}

function middle() {
  const all = whole();
  return view ?? { x: all.left + all.width / 2, y: all.top + all.height / 2, scale: fitting() };
}
// The point of the town below a point of the screen.
function below(x, y) {
  const frame = map().getBoundingClientRect(), { x: cx, y: cy, scale } = middle();
  return { x: cx + (x - frame.left - frame.width / 2) / scale, y: cy + (y - frame.top - frame.height / 2) / scale };
}
function zoomTo(scale, x, y) {
  const frame = map().getBoundingClientRect();
  const at = [x ?? frame.left + frame.width / 2, y ?? frame.top + frame.height / 2];
  const held = below(...at);
  mode = "free";
  view = { ...middle(), scale: Math.min(Math.max(MOST, 2 * fitting()), scale) };
  const now = below(...at);
  view.x += held.x - now.x;
  view.y += held.y - now.y;
  arrange();
}
function lookAt(thing, scale = scaleNow()) {
  view = { ...centre(thing), scale };
  arrange(true);
}
// Where a thing lies in the town, by what its transform says.
function centre(thing) {
  const [x, y] = thing.getAttribute("transform").match(/-?\d+/g).map(Number);
  const half = thing.classList.contains("ghost") ? 45 : 15;
  return { x: x + half, y: y + half };
}
function pan(right, down) {
  if (!view) return;
  mode = "free";
  view.x += right / view.scale;
  view.y += down / view.scale;
  arrange();
}

// What matters now: what can be touched, what it is about, else whoever plays.
function matters() {
  const things = $$("#map :is(.ghost, .spot:is(.legal, .far, .at, .sel))");
  return (things.length ? things : $$("#map .spot.on")).map((thing) => ({ ...centre(thing), half: thing.matches(".ghost") ? 48 : 34 }));
}
function aimAt(points) {
  const ends = (pick, sign) => points.map((point) => point[pick] + sign * point.half);
  const left = Math.min(...ends("x", -1)), right = Math.max(...ends("x", 1)), top = Math.min(...ends("y", -1)), low = Math.max(...ends("y", 1));
  const frame = map().getBoundingClientRect();
  const scale = Math.min(CLOSE, frame.width / (right - left), frame.height / (low - top));
  return { x: (left + right) / 2, y: (top + low) / 2, scale };
}
function settle() {
  if (mode === "whole" || (mode === "auto" && fitting() >= LARGE)) view = null;
  else if (mode === "auto") {
    const points = matters();
    if (points.length && !(view && view.scale >= LARGE && points.every(isInView))) view = aimAt(points);
  }
  arrange(true);
}
function isInView({ x, y, half }) {
  const frame = map().getBoundingClientRect(), rim = half / 2;
  return Math.abs(x - view.x) + rim < frame.width / view.scale / 2 && Math.abs(y - view.y) + rim < frame.height / view.scale / 2;
}
// What somebody will want to see from near.
const subject = () => $("#map .sel, #map .ghost.laid") ?? $("#map :focus-visible") ?? document.getElementById(town().dataset.look ?? "") ?? $("#map .legal:not(.to)");

function zoomBy(kind) {
  if (kind === "fit") {
    mode = mode === "auto" && view ? "whole" : mode === "whole" ? "auto" : "whole";
    settle();
  } else if (kind === "out") zoomTo(scaleNow() / 1.4);
  else if (!view && subject()) { mode = "free"; lookAt(subject(), Math.max(CLOSE, fitting() * 1.4)); }
  else zoomTo(scaleNow() * 1.4);
}

const isSeen = (thing) => {
  const frame = map().getBoundingClientRect(), box = thing.getBoundingClientRect();
  return box.left >= frame.left - 4 && box.right <= frame.right + 4 && box.top >= frame.top - 4 && box.bottom <= frame.bottom + 4;
};
function reveal(thing) { if (view && !isSeen(thing)) lookAt(thing); }

// Fingers and mice.

const held = new Map();          // pointers that are down, by id
let dragged = false;

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#map") || event.button > 0) return;
  if (held.size === 0) dragged = false;
  held.set(event.pointerId, { x: event.clientX, y: event.clientY, x0: event.clientX, y0: event.clientY });
});
addEventListener("pointermove", (event) => {
  const finger = held.get(event.pointerId);
  if (!finger || !map()) return;
  const before = { ...finger };
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  if (held.size === 2) pinch(event.pointerId, before);
  else if (dragged || Math.hypot(finger.x - finger.x0, finger.y - finger.y0) > 7) {
    if (!view) return;
    dragged = true;
    pan(before.x - finger.x, before.y - finger.y);
  }
});
function pinch(id, before) {
  const other = [...held].find(([one]) => one !== id)[1], now = held.get(id);
  const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y);
  dragged = true;
  if (apart(before) < 10) return;
  zoomTo(scaleNow() * apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
  pan((before.x - now.x) / 2, (before.y - now.y) / 2);
}
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => held.delete(event.pointerId));

document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.("#map")) return;
  const ghost = event.target.closest(".ghost") ?? laid();
  if (ghost) { event.preventDefault(); turn(event.deltaY > 0 ? 1 : -1, ghost); return; }
  if (!event.ctrlKey && !matchMedia("(min-width: 900px)").matches) return;   // there the wheel moves the page
  event.preventDefault();
  zoomTo(scaleNow() * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
}, { passive: false });

// Laying a tile: the first touch shows it there, each further one turns it; a button lays it.

let laying = "", quarters = 0, drawn = "";
const laid = () => (laying ? document.getElementById(laying) : null);
const turnsOf = (ghost) => ghost.dataset.takes.split("|").map((text) => Number(text.at(-1)));
const turnAt = (ghost) => (turnsOf(ghost).includes(quarters) ? quarters : turnsOf(ghost)[0]);

function showGhosts() {
  const all = $$("#map .ghost");
  if (!all.length || !laid()) laying = "";
  for (const ghost of all) {
    $(".turn", ghost).setAttribute("transform", `rotate(${90 * turnAt(ghost)} 45 45)`);
    ghost.classList.toggle("laid", ghost.id === laying);
    ghost.setAttribute("aria-pressed", String(ghost.id === laying));
  }
  $("#drawn .turn")?.setAttribute("transform", `rotate(${90 * (laid() ? turnAt(laid()) : quarters)} 45 45)`);
  if ($("#lay-here")) $("#lay-here").disabled = !laying;
}
function turn(by, ghost = laid()) {
  const legal = ghost ? turnsOf(ghost).sort() : [0, 1, 2, 3];
  const at = legal.indexOf(ghost ? turnAt(ghost) : quarters);
  quarters = legal[(at + by + legal.length) % legal.length];
  showGhosts();
}
function aim(ghost) {
  if (laying === ghost.id) { turn(1); return; }
  quarters = turnAt(ghost);
  laying = ghost.id;
  showGhosts();
  const take = textOf(ghost);
  $("#told").textContent = $$("#choices [name=choice]").find((one) => one.value === take)?.textContent ?? "";
}
const textOf = (ghost) => ghost.dataset.takes.split("|").find((text) => text.endsWith(`r${turnAt(ghost)}`));
function lay() { if (laid()) play(textOf(laid())); }

// Walking: where a figure may go with the steps that are left, and the way there.

let path = [], sent = "", follow = "";

const ofSteps = () => texts().filter((text) => /^step /.test(text));
const starts = () => [...new Set(ofSteps().map((text) => text.split(" ")[1]))];
const chosen = () => $("#map .spot.sel")?.dataset.word;

function reach(from) {
  const steps = Number(town()?.dataset.steps ?? 0), legal = new Set(ofSteps());
  const found = new Map(from.map((name) => [name, { texts: [], names: [name] }]));
  let edge = [...from];
  for (let far = 1; far <= Math.max(1, steps) && edge.length; far++) {
    const next = [];
    for (const name of edge) {
      const [x, y] = name.split(",").map(Number), here = found.get(name);
      for (const side of spotOf(name)?.dataset.ways ?? "") {
        const [right, down, word] = AROUND[side];
        const there = `${x + right},${y + down}`, text = `step ${name} ${word}`;
        if (found.has(there) || !spotOf(there) || (far === 1 && !legal.has(text))) continue;
        found.set(there, { texts: [...here.texts, text], names: [...here.names, there] });
        if (spotOf(there).dataset.has !== "stop") next.push(there);
      }
    }
    edge = next;
  }
  return found;
}
let reached = new Map();

function showReach() {
  const from = starts(), one = chosen();
  reached = from.length ? reach(one && from.includes(one) ? [one] : from) : new Map();
  for (const spot of $$("#map .spot")) {
    const way = reached.get(spot.dataset.word)?.texts.length ?? 0;
    spot.classList.toggle("far", way > 0);
    if (way) spot.setAttribute("aria-description", town().dataset.far.replace("§", way));
    else spot.removeAttribute("aria-description");
  }
}
function showWay(spot) {
  const place = $("#path");
  if (!place) return;
  const way = spot?.classList.contains("far") ? reached.get(spot.dataset.word) : null;
  if (!way) { place.replaceChildren(); return; }
  const middles = way.names.map((name) => name.split(",").map((one) => 30 * one + 15));
  const line = middles.map((point) => point.join(" ")).join(" ");
  const [x, y] = middles.at(-1);
  place.innerHTML = `<polyline class="under" points="${line}"/><polyline points="${line}"/><circle cx="${x + 9}" cy="${y - 9}" r="7"/><text x="${x + 9}" y="${y - 5.6}">${way.texts.length}</text>`;
}
function walk(name) {
  const way = reached.get(name);
  path = way.texts.slice(1);
  follow = way.names.at(-1);
  step(way.texts[0]);
}
async function step(text) {
  sent = $("#table").dataset.version;
  for (let tries = 0; tries < 80 && $("#choices")?.hasAttribute("aria-busy"); tries++) await pause(25);
  await play(text);
}
// Each step is a move of its own: the next one follows when the table shows the last, as long as nothing has changed.
function goOn() {
  if (!path.length || $("#table").dataset.version === sent) return;
  if (texts().includes(path[0])) step(path.shift());
  else path = [];
}
document.addEventListener("table:refused", () => { path = []; });
function stayWith() {
  if (!follow || path.length || $("#table").dataset.version === sent) return;
  const spot = spotOf(follow);
  follow = "";
  if (spot && starts().length > 1 && starts().includes(spot.dataset.word) && !$("#map .sel")) pick(spot);
}

// Touching the map.

const isUsable = (thing) => thing.matches(".legal, .far, .sel, .ghost");

function nearest(x, y) {
  let best = null, least = FINGER;
  for (const thing of $$("#map :is(.spot.legal, .spot.far)")) {
    const box = thing.getBoundingClientRect();
    const away = Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom));
    if (away < least) { best = thing; least = away; }
  }
  return best;
}
// The way of the picked figure to a space beside it, also where another one stands that could come from there.
function moveTo(thing) {
  const from = chosen(), [x, y] = (from ?? "0,0").split(",").map(Number);
  const leads = ([right, down]) => `${x + right},${y + down}` === thing.dataset.word;
  const way = from && Object.values(AROUND).find(leads);
  return way && texts().find((text) => text === `step ${from} ${way[2]}` || text === `move ${from} ${way[2]}`);
}
// A figure is picked up, whatever it may do then; a space in its reach is walked to; all else is for the choices to say.
function act(thing) {
  if (thing.classList.contains("ghost")) { aim(thing); return; }
  const isStart = begins(thing);
  const isAim = $("#hand .sel, #seats .sel") !== null, move = moveTo(thing);
  if (move) play(move);
  else if (!isAim && !isStart && thing.classList.contains("far")) walk(thing.dataset.word);
  else if (!isAim && isStart && !chosen()) pick(thing);
  else touch(thing);
}
const begins = (thing) => thing.dataset.takes.split("|").some((text) => /^(step|break|tunnel) /.test(text) && text.split(" ")[1] === thing.dataset.word);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom]");
  if (button) { zoomBy(button.dataset.zoom); return; }
  if (!event.target.closest?.("#map")) return;
  if (dragged) { dragged = false; event.preventDefault(); event.stopPropagation(); return; }
  let thing = event.target.closest("[data-word]");
  if (event.detail && (!thing || !isUsable(thing))) thing = nearest(event.clientX, event.clientY) ?? thing;
  if (!thing) { laying = ""; showGhosts(); putBack(); return; }
  event.preventDefault();
  event.stopPropagation();
  act(thing);
}, true);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-turn]");
  if (button) turn(Number(button.dataset.turn));
  if (event.target.closest("#lay-here")) lay();
});
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
  const all = $$("[data-word]", thing.parentNode).filter((other) => cost(other) < Infinity);
  return all.sort((one, other) => cost(one) - cost(other))[0];
}
function nextUsable(by) {
  const all = $$("#map .ghost").concat($$("#map .spot.legal"), $$("#map .spot.far:not(.legal)"));
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
    if (thing.id === laying) lay();
    else act(thing);
  } else if (event.key === "+" || event.key === "=") { done(); zoomBy("in"); }
  else if (event.key === "-") { done(); zoomBy("out"); }
  else if (event.key === "0") { done(); zoomBy("fit"); }
  else if (event.key === "n" || event.key === "N") { done(); nextUsable(event.key === "n" ? 1 : -1); }
  else if ((event.key === "t" || event.key === "T") && $("#drawn")) { done(); turn(event.key === "t" ? 1 : -1); }
  else if (event.key === "Escape" && laying) { laying = ""; showGhosts(); }
}, true);

// After every drawing.

function redraw() {
  if (!map()) return;
  const tile = $("#drawn")?.dataset.card ?? "";
  if (tile !== drawn) { quarters = 0; laying = ""; drawn = tile; }
  showGhosts();
  showReach();
  goOn();
  stayWith();
  settle();
  const first = $("#map :is(.ghost, .legal:not(.to))");
  if (mode === "free" && view && first && !$$("#map :is(.ghost, .legal)").some(isSeen)) lookAt(subject() ?? first);
}
onDrawn(redraw);
document.addEventListener("table:picked", () => { if (map()) { showReach(); settle(); } });   // what it is good for may lie elsewhere
addEventListener("resize", () => { if (map()) settle(); });
redraw();
