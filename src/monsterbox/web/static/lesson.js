// First steps: a few bubbles on the real table for whoever sits at a game for the first time. They go on when the
// player acts or says so, never hold the game up, and wait in the menu when they are done.
import { $, $$, kept, onDrawn, send } from "./box.js";
import { encircle, reveal, thingAt } from "./pointing.js";

const bubble = $("#lesson"), next = $("#lesson-next"), menu = $("#teach");
const steps = $$("[data-at]", bubble), on = next.textContent;
const seen = `lesson ${bubble.dataset.game}`;
let at = -1, isNew = !kept.get(seen), hasActed = false;

// Bots wait while a lesson speaks; the server counts how long one step may take.
function tell(open) {
  const path = $("#table")?.dataset.path;
  if (bubble.dataset.waits !== undefined && path) send(`${path}/lesson`, { open }, 1).catch(() => {});
}

const isSeated = () => $("#table[data-phase=playing]:not(.watching, .curtained) #hand") !== null;
const thingOf = (step) => thingAt(step?.dataset.at);
// Some steps are for one side of the table only.
const mine = () => steps.filter(({ dataset }) => !dataset.when || $(dataset.when));

function go(to) {
  const all = mine();
  at = steps.findIndex((step, n) => n >= to && all.includes(step) && thingOf(step));
  if (at < 0) { end(); return; }
  tell(true);
  for (const [n, step] of steps.entries()) step.hidden = n !== at;
  const count = all.indexOf(steps[at]) + 1;
  $("#lesson-count").textContent = `${count} / ${all.length}`;
  next.textContent = count === all.length ? next.dataset.done : on;
  show();
  reveal(thingOf(steps[at]));
  $("#told").textContent = steps[at].textContent;
}

// While a curtain hides the table, or a card that was picked up looks for its place, the bubble waits.
function show() {
  const thing = isSeated() && !$("#acts.picked") ? thingOf(steps[at]) : null;
  const box = thing?.getBoundingClientRect();
  bubble.hidden = !box;
  encircle(box);
  if (box) put(box);
}

const within = (low, value, high) => Math.max(low, Math.min(value, high));
const set = (element, values) => { for (const name in values) element.style.setProperty(name, `${values[name]}px`); };

// Beside the thing, where it covers least of what can be used now.
function put(box) {
  const gap = 16, { width, height } = bubble.getBoundingClientRect(), middle = box.left + box.width / 2;
  const at = (left, top, side) => ({
    left: within(10, left, innerWidth - width - 10), top: within(8, top, innerHeight - height - 8), width, height, side,
  });
  const places = [
    at(middle - width / 2, box.bottom + gap, "below"), at(middle - width / 2, box.top - height - gap, "above"),
    at(box.right + gap, box.top, "beside"), at(box.left - width - gap, box.top, "beside"),
    at(middle - width / 2, innerHeight, "beside"), at(middle - width / 2, 0, "beside"), at(0, innerHeight, "beside"),
  ];
  const usable = $$("#table :is(.legal, .hot, .acts .btn, #undo)").filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  usable.push($("#ask").getBoundingClientRect());   // the question is to be read meanwhile
  const cost = (place) => usable.filter((one) => shared(place, one)).length * 1e6 + shared(place, box);
  const { left, top, side } = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  bubble.dataset.side = side;
  set(bubble, { left, top, "--tip": within(22, middle - left, width - 22) });
}
function shared(one, other) {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function end() {
  const hadFocus = bubble.contains(document.activeElement);
  if (at >= 0) tell(false);
  kept.set(seen, "yes");
  at = -1;
  isNew = false;
  show();
  if (hadFocus) $("#prompt")?.focus();
}

function look() {
  menu.hidden = !isSeated();
  if (at < 0 && isNew && isSeated()) go(0);
  else if (at >= 0 && hasActed && isSeated()) go(at + 1);
  else show();
  hasActed = false;
}

next.addEventListener("click", () => go(at + 1));
$("#lesson-skip").addEventListener("click", end);
bubble.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); end(); } });
menu.addEventListener("click", () => { menu.closest("details").open = false; go(0); next.focus(); });
document.addEventListener("table:chosen", () => { hasActed = true; });
document.addEventListener("table:refused", () => { hasActed = false; });
document.addEventListener("table:picked", show);
document.addEventListener("scroll", show, { capture: true, passive: true });
addEventListener("resize", show);
onDrawn(look);
look();
