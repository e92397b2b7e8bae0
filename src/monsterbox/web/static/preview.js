// What a card does: on hovering, on focus, on a long press, on the key v; also for cards that the log mentions.
import { $, onDrawn } from "./box.js";

const place = $("#preview");
const path = $("#table").dataset.path;
const known = new Map();
const LONG = 480;   // milliseconds of a long press
const REST = 650;   // of resting on a card
const MOST = 3;     // cards of one line
const GAP = 8;
const wide = matchMedia("(min-width: 900px)");
let timer = 0, shown = null, pressed = false, began = 0, press = null;

async function fetchCard(id) {
  if (!known.has(id)) {
    const answer = await fetch(`${path}/cards/${encodeURIComponent(id)}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    known.set(id, answer?.ok ? await answer.text() : "");
  }
  return known.get(id);
}

const idsOf = (thing) => (thing?.dataset.card ?? thing?.dataset.cards ?? "").split(" ").filter(Boolean).slice(0, MOST);
const cardAt = (target) => target.closest?.("[data-card], [data-cards]");
const wordsOf = async (thing) => (await Promise.all(idsOf(thing).map(fetchCard))).join("");

// A place of its own, over the log or, where that stands below the seats or is looked at itself, over the seats:
// what one needs to decide, the question, the board and the hand, stays in sight.
function settle(thing) {
  const left = $(".left"), log = $("#log");
  const aside = log && log.getBoundingClientRect().left > innerWidth / 2;
  const column = aside && !log.contains(thing) ? log : left;
  const box = column?.getBoundingClientRect() ?? new DOMRect(innerWidth - 268, GAP, 260, innerHeight - 2 * GAP);
  place.style.left = `${box.left + GAP}px`;
  place.style.width = `${box.width - 2 * GAP}px`;
  const own = place.getBoundingClientRect().height, at = thing.getBoundingClientRect();
  const hides = column?.contains(thing) && at.bottom > box.bottom - own - GAP;
  place.style.top = `${Math.max(GAP, hides ? Math.min(box.top, at.top - own) : Math.min(box.bottom, innerHeight) - own - GAP)}px`;
}

async function show(thing) {
  if (!idsOf(thing).length || !wide.matches) return;
  shown = thing;
  const html = await wordsOf(thing);
  if (shown !== thing || !html || !thing.isConnected) return;
  place.innerHTML = html;
  place.hidden = false;
  settle(thing);
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
  if (thing && !event.buttons) timer = setTimeout(() => show(thing), REST);
});
document.addEventListener("focusin", (event) => {
  const thing = cardAt(event.target);
  if (!thing || !event.target.matches(":focus-visible")) return;
  hide();
  timer = setTimeout(() => show(thing), REST);
});
document.addEventListener("pointerdown", (event) => {
  hide();
  pressed = false;
  const thing = cardAt(event.target);
  began = event.timeStamp;
  const mine = press = { isShort: false, opened: false };
  if (thing && event.pointerType === "touch") timer = setTimeout(() => { pressed = true; if (wide.matches) show(thing); else spread(thing, mine); }, LONG);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, (event) => {
  if (event.pointerType !== "touch") return;
  clearTimeout(timer);
  if (!press || event.timeStamp - began >= LONG) return;
  pressed = false;   // a short one after all: it was the page that took long
  press.isShort = true;
  hide();
  if (press.opened) large.close();
});
document.addEventListener("click", (event) => { if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); } }, true);
document.addEventListener("contextmenu", (event) => { if (cardAt(event.target) && matchMedia("(pointer: coarse)").matches) event.preventDefault(); });
document.addEventListener("table:lifted", hide);
document.addEventListener("table:preview", ({ detail }) => spread(cardAt(detail)));
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
document.addEventListener("focusout", (event) => { if (cardAt(event.target)) hide(); });
// What scrolls away takes its preview with it; the log that goes on scrolls by itself.
document.addEventListener("scroll", (event) => { if (shown && event.target.contains(shown)) hide(); }, { capture: true, passive: true });
onDrawn(() => { if (shown && !shown.isConnected) hide(); });

// What lies before another seat, large; it follows what lies there, and is gone when it is closed.
const large = $("#peek"), body = $("#peek-body");
let source = null;

// The same as a sheet, for small screens, and for those who listen.
async function spread(thing, press = null) {
  const html = thing && await wordsOf(thing);
  if (!html || large.open || press?.isShort) return;
  hide();
  body.innerHTML = html;
  $("#peek-title").textContent = body.querySelector("b")?.textContent ?? "";
  large.showModal();
  if (press) press.opened = true;
}

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
