// Dragging is a second way: a card is picked up, follows the finger, and what takes it is stitched.
import { $ } from "./box.js";
import { drop, pick, putBack } from "./choose.js";

let held = null;          // { card, x, y, ghost }
let over = null;

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest("#hand .card[data-word].legal, #board .card[data-word].legal");
  if (!card || event.button !== 0 || !$("#choices")) return;
  held = { card, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
});

addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.id) return;
  const dx = event.clientX - held.x, dy = event.clientY - held.y;
  if (!held.ghost) {
    if (Math.hypot(dx, dy) < 9) return;
    if (event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy)) { held = null; return; }   // that is scrolling the hand
    lift(event);
  }
  event.preventDefault();
  follow(event);
}, { passive: false });

function lift(event) {
  const { card } = held;
  const ghost = document.createElement("div");
  ghost.id = "ghost";
  ghost.append($("svg", card).cloneNode(true));
  document.body.append(ghost);
  held.ghost = ghost;
  card.classList.add("dragged");
  if (!card.classList.contains("sel")) { putBack(); pick(card); }
  document.dispatchEvent(new CustomEvent("table:lifted"));
  try { card.setPointerCapture?.(event.pointerId); } catch { /* it has left already */ }
}

function follow(event) {
  held.ghost.style.transform = `translate(${event.clientX - 46}px, ${event.clientY - 70}px) rotate(-3deg)`;
  const target = under(event);
  if (target === over) return;
  over?.classList.remove("over");
  over = target;
  over?.classList.add("over");
}

function under(event) {
  const thing = document.elementFromPoint(event.clientX, event.clientY)?.closest("#table [data-word]");
  return thing?.matches(".hot, .legal") && thing !== held.card ? thing : null;
}

function end(event) {
  if (!held || event.pointerId !== held.id) return;
  const { card, ghost } = held;
  const where = document.elementFromPoint(event.clientX, event.clientY);
  const target = ghost && under(event);
  over?.classList.remove("over");
  over = null;
  held = null;
  if (!ghost) return;
  ghost.remove();
  card.classList.remove("dragged");
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  const across = card.closest("#hand") ? where?.closest("#board, #seats") : where?.closest("#hand");
  if (event.type === "pointerup" && (target || across)) drop(card, target);
  else putBack();
}
function swallow(event) { event.preventDefault(); event.stopPropagation(); }

addEventListener("pointerup", end);
addEventListener("pointercancel", end);
