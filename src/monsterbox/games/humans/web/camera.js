// Which part of the map is seen: it pans, zooms and fits itself. By itself it shows the whole town, or where that would
// be too small, what matters now.
import { $, $$, calm } from "../../box.js";
import { left } from "../../choose.js";

const LEAST = 1.4;               // pixels for a unit from which on every space can be touched: 32 units are 45 pixels
const WIDE = .62;                // below that figures are larger than their spaces
const CLOSE = 1.6;               // a space of 30 units has 48 pixels
const FIRST = 2.1;               // as large as the map draws itself
const MOST = 2.6;                // as near as one can come, or twice as near as where the whole town is seen
const LARGE = ".ghost, .lot, .tile";
const GLIDE = 280;               // milliseconds
const town = () => $("#town");
export const map = () => $("#map");

let mode = "auto";               // or "whole", or "free": as somebody has moved it
let view = null;                 // { x, y, scale }: what is in the middle, and pixels for a unit
let known = "";                  // what mattered when the map was last arranged

function whole() {
  const [left, top, width, height] = map().dataset.box.split(" ").map(Number);
  return { left, top, right: left + width, low: top + height };
}
const frame = () => map().getBoundingClientRect();
function scaleFor(box, most) {
  const { width, height } = frame();
  return Math.min(most, width / (box.right - box.left), height / (box.low - box.top));
}
const fitting = () => scaleFor(whole(), MOST * 4);
const fitted = (box, most) => ({ x: (box.left + box.right) / 2, y: (box.top + box.low) / 2, scale: scaleFor(box, most) });
const isWhole = () => view.scale <= fitting() * 1.02;
const within = (low, value, high) => (low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high)));

let showing = null, beat = 0;    // the part of the town that is seen while it moves
function arrange(isSmooth = false) {
  if (!view) return;
  const all = whole(), width = frame().width / view.scale, height = frame().height / view.scale;
  view.x = within(all.left + width / 2, view.x, all.right - width / 2);
  view.y = within(all.top + height / 2, view.y, all.low + covered() / view.scale - height / 2);
  show(mode === "whole" ? map().dataset.box.split(" ").map(Number) : [view.x - width / 2, view.y - height / 2, width, height], isSmooth);
  town().classList.toggle("free", !isWhole());
  town().classList.toggle("small", view.scale < LEAST * .99);
  town().classList.toggle("wide", view.scale < WIDE);
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

// The point of the town below a point of the screen.
function below(x, y) {
  const { left, top, width, height } = frame();
  return { x: view.x + (x - left - width / 2) / view.scale, y: view.y + (y - top - height / 2) / view.scale };
}
function zoomTo(scale, x, y) {
  aside = null;
  const { left, top, width, height } = frame(), at = [x ?? left + width / 2, y ?? top + height / 2];
  const held = below(...at);
  mode = "free";
  view = { ...view, scale: within(Math.min(LEAST, fitting()), scale, Math.max(MOST, 2 * fitting())) };
  const now = below(...at);
  view.x += held.x - now.x;
  view.y += held.y - now.y;
  arrange();
}
function lookAt(thing, scale = view.scale) {
  view = { ...centre(thing), scale };
  arrange(true);
}
// Where a thing lies in the town, by what its transform says.
export function centre(thing) {
  const [x, y] = thing.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  const half = thing.matches(LARGE) ? 45 : 15;
  return { x: x + half, y: y + half };
}
export function pan(right, down) {
  if (isWhole()) return;
  mode = "free";
  aside = null;
  view.x += right / view.scale;
  view.y += down / view.scale;
  arrange();
}

// What matters now: where the tile may lie, what was picked up and where it may go, what can be touched, what was done last.

const takes = (thing) => thing.dataset.takes.split("|");
const isStepOf = (name) => (thing) => takes(thing).some((text) => text.split(" ")[1] === name);
function targets() {
  const rest = new Set(left());
  return $$("#map .spot").filter((thing) => takes(thing).some((text) => rest.has(text)));
}
function matters() {
  const large = $$("#map :is(.ghost, .lot)"), sel = $("#map .spot.sel");
  if (large.length) return { things: large, least: 0 };
  if (sel) return { things: [sel, ...$$("#map .brk").filter(isStepOf(sel.dataset.word)), ...$$("#map .spot.far"), ...$$("#map .spot.to").filter(isStepOf(sel.dataset.word))], least: LEAST, main: sel };
  if ($("#hand .sel, #seats .sel")) return { things: targets(), least: 0 };
  const starts = $$("#map .spot.legal:not(.to)"), at = $$("#map :is(.spot.at, .brk)"), all = [...starts, ...at];
  if (starts.length === 1) return { things: [...all, ...$$("#map .spot:is(.far, .to)")], least: LEAST, main: starts[0] };
  if (starts.length) return { things: all, least: scaleFor(around(all), LEAST) };
  const news = town().dataset.news.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
  const told = [...news, ...at];
  return { things: told.length ? told : $$("#map .spot.on"), least: 0, main: told.at(-1) };
}
function around(things) {
  const all = things.map((thing) => ({ ...centre(thing), half: thing.matches(LARGE) ? 48 : 20 }));
  const end = (way, sign) => all.map((one) => one[way] + sign * one.half), town = whole();
  return {
    left: Math.max(town.left, Math.min(...end("x", -1))), right: Math.min(town.right, Math.max(...end("x", 1))),
    top: Math.max(town.top, Math.min(...end("y", -1))), low: Math.min(town.low, Math.max(...end("y", 1))),
  };
}
function holds(box) {
  const right = frame().width / view.scale / 2 + .5, down = frame().height / view.scale / 2 + .5;
  return box.left >= view.x - right && box.right <= view.x + right && box.top >= view.y - down && box.low <= view.y + down;
}
// The map fits itself when something that matters is not seen, or too small to be touched; else it stays as it is.
export function settle() {
  if (!map() || !frame().width) return;
  const now = matters(), key = `${map().dataset.box} ${now.things.map((thing) => thing.id).sort()}`;
  if (mode === "whole") view = fitted(whole(), MOST * 4);
  else if (key !== known || !view) follow(now);
  known = key;   // also of the whole town: from there somebody may go elsewhere, and stay
  arrange(true);
}
function follow({ things, least, main }) {
  const full = scaleFor(whole(), FIRST);
  if (mode === "auto" && full >= LEAST) {
    if (!view || view.scale < LEAST || !holds(whole())) view = fitted(whole(), FIRST);
    return;
  }
  const box = things.length ? around(things) : whole();
  if (view && view.scale >= least * .99 && holds(box)) return;
  if (view && mode === "free" && !main && things.some(isSeen)) return;
  bring(box, least, main);
}
// As near as it was, or as near as it must be; moved as little as will do.
function bring(box, least, main) {
  const before = view ?? { ...fitted(box, CLOSE), scale: CLOSE };
  const scale = Math.max(least, Math.min(Math.max(before.scale, LEAST), scaleFor(box, MOST)));   // near enough to be touched
  const right = frame().width / scale / 2, down = frame().height / scale / 2;
  const near = main ? centre(main) : { x: (box.left + box.right) / 2, y: (box.top + box.low) / 2 };
  const place = (low, high, half, now, middle) => (high - low <= 2 * half + 1 ? within(high - half, now, low + half) : within(low + half, middle, high - half));
  view = { x: place(box.left, box.right, right, before.x, near.x), y: place(box.top, box.low, down, before.y, near.y), scale };
}
// A list from below covers a part of the map: what can be chosen moves above it, and back when the list is closed.
let isListed = false, aside = null;
function covered() {
  const sheet = $("#sheet"), { left, bottom } = frame(), box = sheet?.getBoundingClientRect();
  return box?.width && box.left <= left ? Math.max(0, bottom - box.top) : 0;
}
function makeRoom() {
  const hidden = map() && view ? covered() : 0;
  if (isListed === hidden > 0) return;
  isListed = hidden > 0;
  if (isListed) {
    const { things } = matters(), box = things.length ? around(things) : whole();
    const half = frame().height / view.scale / 2, room = (frame().height - hidden) / view.scale;
    aside = view;
    if (box.low > view.y - half + room || box.top < view.y - half) view = { ...view, y: (box.top + box.low - room) / 2 + half };
  } else if (aside) { view = aside; aside = null; }
  arrange(true);
}
document.addEventListener("table:listed", makeRoom);

// What somebody will want to see from near.
const subject = () => $("#map .sel, #map .ghost.laid") ?? $("#map :focus-visible") ?? document.getElementById(town().dataset.look ?? "") ?? $("#map .legal:not(.to)");

export function zoomBy(kind) {
  if (kind === "fit") {
    mode = mode === "whole" ? "auto" : "whole";
    known = "";
    settle();
  } else if (kind === "out") zoomTo(view.scale / 1.4);
  else if (isWhole() && subject()) { mode = "free"; lookAt(subject(), Math.max(CLOSE, view.scale * 1.4)); }
  else zoomTo(view.scale * 1.4);
}

const isSeen = (thing) => holds(around([thing]));
export function reveal(thing) { if (!isSeen(thing)) lookAt(thing); }

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
    if (isWhole()) return;
    dragged = true;
    pan(before.x - finger.x, before.y - finger.y);
  }
});
function pinch(id, before) {
  const other = [...held].find(([one]) => one !== id)[1], now = held.get(id);
  const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y);
  dragged = true;
  if (apart(before) < 10) return;
  zoomTo(view.scale * apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
  pan((before.x - now.x) / 2, (before.y - now.y) / 2);
}
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => held.delete(event.pointerId));

// Whether the last touch has moved the map; it is asked once.
export function wasDragged() {
  const was = dragged;
  dragged = false;
  return was;
}

document.addEventListener("wheel", (event) => {
  if (event.defaultPrevented || !event.target.closest?.("#map")) return;
  if (!event.ctrlKey && !matchMedia("(min-width: 900px)").matches) return;   // there the wheel moves the page
  event.preventDefault();
  zoomTo(view.scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
}, { passive: false });

addEventListener("resize", () => { if (mode === "auto") view = null; known = ""; settle(); });
