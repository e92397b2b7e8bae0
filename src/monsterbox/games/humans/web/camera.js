// Which part of the map is seen: it pans, zooms and fits itself. By itself it shows the whole town, or where that would
// be too small, what matters now.
import { $, $$, calm } from "../../box.js";

const NEAR = 1.05;               // pixels for a unit from which on signs can be read
const WIDE = .62;                // below that figures are larger than their spaces
const CLOSE = 1.6;               // a space of 30 units has 48 pixels
const MOST = 2.6;                // as near as one can come, or twice as near as where the whole town is seen
const LARGE = .86;               // from here on the whole town will do: 26 pixels for a space
const GLIDE = 280;               // milliseconds
const town = () => $("#town");
export const map = () => $("#map");

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
export function centre(thing) {
  const [x, y] = thing.getAttribute("transform").match(/-?\d+/g).map(Number);
  const half = thing.classList.contains("ghost") ? 45 : 15;
  return { x: x + half, y: y + half };
}
export function pan(right, down) {
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
export function settle() {
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

export function zoomBy(kind) {
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
export function reveal(thing) { if (view && !isSeen(thing)) lookAt(thing); }

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
  zoomTo(scaleNow() * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
}, { passive: false });

// A map that somebody has moved stays so, unless nothing of use is seen.
export function keepInSight() {
  settle();
  const first = $("#map :is(.ghost, .legal:not(.to))");
  if (mode === "free" && view && first && !$$("#map :is(.ghost, .legal)").some(isSeen)) lookAt(subject() ?? first);
}
addEventListener("resize", () => { if (map()) settle(); });
