// A card in large: on hovering, on a long press, on the key v; also for cards that the log mentions.
import { $, onDrawn } from "./box.js";

const place = $("#preview");
const path = $("#table").dataset.path;
const known = new Map();
const LONG = 480;   // milliseconds of a long press
let timer = 0, shown = null, pressed = false, began = 0;

async function fetchCard(id) {
  if (!known.has(id)) {
    const answer = await fetch(`${path}/cards/${encodeURIComponent(id)}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    known.set(id, answer?.ok ? await answer.text() : "");
  }
  return known.get(id);
}

const idOf = (thing) => thing?.dataset.card ?? thing?.dataset.cards?.split(" ")[0] ?? null;
const cardAt = (target) => target.closest?.("[data-card], [data-cards]");

async function show(thing) {
  const id = idOf(thing);
  if (!id) return;
  shown = thing;
  const html = await fetchCard(id);
  if (shown !== thing || !html || !thing.isConnected) return;
  place.innerHTML = html;
  place.hidden = false;
  const box = thing.getBoundingClientRect(), own = place.getBoundingClientRect();
  // Above the hand, beside everything else: the neighbours stay in sight.
  const above = thing.closest("#hand") !== null;
  const beside = box.right + 12 + own.width < innerWidth ? box.right + 12 : box.left - own.width - 12;
  const x = above ? box.left + box.width / 2 - own.width / 2 : beside;
  const y = above ? box.top - own.height - 18 : box.top + box.height / 2 - own.height / 2;
  place.style.left = `${Math.max(8, Math.min(x, innerWidth - own.width - 8))}px`;
  place.style.top = `${Math.max(8, Math.min(y, innerHeight - own.height - 8))}px`;
}
export function hide() {
  clearTimeout(timer);
  shown = null;
  place.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const thing = cardAt(event.target);
  if (thing === shown) return;
  hide();
  if (thing && !event.buttons) timer = setTimeout(() => show(thing), 650);
});
document.addEventListener("pointerdown", (event) => {
  hide();
  pressed = false;
  const thing = cardAt(event.target);
  began = event.timeStamp;
  if (thing && event.pointerType === "touch") timer = setTimeout(() => { pressed = true; show(thing); }, LONG);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, (event) => {
  if (event.pointerType !== "touch") return;
  clearTimeout(timer);
  if (event.timeStamp - began < LONG) pressed = false;   // a short one after all: it was the page that took long
  setTimeout(hide, pressed ? 900 : 0);
});
document.addEventListener("click", (event) => { if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); } }, true);
document.addEventListener("contextmenu", (event) => { if (cardAt(event.target) && matchMedia("(pointer: coarse)").matches) event.preventDefault(); });
document.addEventListener("table:lifted", hide);
document.addEventListener("table:preview", ({ detail }) => (shown ? hide() : show(detail)));
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
document.addEventListener("focusout", () => { if (!place.hidden) hide(); });
document.addEventListener("scroll", hide, { capture: true, passive: true });
onDrawn(() => { if (shown && !shown.isConnected) hide(); });

// What lies before another seat, large; it follows what lies there, and is gone when it is closed.
const large = $("#peek"), body = $("#peek-body");
let source = null;

function enlarge() {
  const copy = source.cloneNode(true);
  copy.removeAttribute("id");
  for (const inner of copy.querySelectorAll("[id], .peek")) inner.matches(".peek") ? inner.remove() : inner.removeAttribute("id");
  $("#peek-title").textContent = source.dataset.peek;
  body.replaceChildren(copy);
}
document.addEventListener("click", (event) => {
  const button = event.target.closest(".peek");
  if (!button) return;
  source = button.closest("[data-peek]");
  enlarge();
  large.showModal();
});
large.addEventListener("close", () => { source = null; body.replaceChildren(); });
onDrawn(() => {
  if (!source) return;
  if (source.isConnected) enlarge();
  else large.close();
});
