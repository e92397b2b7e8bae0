// A new picture of the table. Cards that lie open before this viewer fly from where they lay to where they lie now.
// Not by the browser's view transitions: they lift what they move off the page, and a slow one shows a table without cards.
import { $, $$, pause } from "./box.js";
import { rate } from "./motion.js";

const FLIGHT = 320, DEAL = 250;
const LAND = "cubic-bezier(.2, .9, .3, 1.1)";
const ZONES = "#hand, #board, .seat";        // each cuts off what leaves it

// What else moves is the game's own: whoever hears `table:moving` looks at the old table and adds what shall move on the new one.
export async function redraw(text, { moves, drawn }) {
  const flights = [];
  if (moves) {
    document.dispatchEvent(new CustomEvent("table:moving", { detail: (flight) => flights.push(flight) }));
    const before = look();
    flights.push(() => fly(before));
  }
  // In the same frame as the new table, and without waiting: whoever is quick may touch a card that still flies.
  document.addEventListener("htmx:before:settle", () => {
    drawn();
    flights.forEach(tried);
  }, { once: true });
  await htmx.swap({ text, target: "#table", swap: "outerMorph", sourceElement: document.body });
  if (moves) await pause(FLIGHT / rate());
}

// A flight that fails must not hold up the table.
function tried(flight) {
  try { flight(); } catch (error) { console.error(error); }
}

// Where every open card lies. One may be shown twice: the first is the one that flies.
function look() {
  const lying = new Map();
  for (const card of $$("#table [data-card]")) {
    const id = card.dataset.card;
    if (!lying.has(id) && card.checkVisibility()) lying.set(id, { card, box: card.getBoundingClientRect(), zone: card.closest(ZONES)?.id });
  }
  return lying;
}

function fly(before) {
  for (const [id, now] of look()) {
    const old = before.get(id);
    if (!old) deal(now);
    else if (hasMoved(old.box, now.box)) (old.zone === now.zone ? glide : cross)(now, old.box);
  }
}

const hasMoved = (old, box) => Math.abs(old.left - box.left) + Math.abs(old.top - box.top) + Math.abs(old.width - box.width) > 1;
const deal = ({ card }) => card.animate([{ translate: "0 -36px", rotate: "-4deg", opacity: 0 }, {}], { duration: DEAL });

function from(old, box) {
  const x = old.left + old.width / 2 - box.left - box.width / 2, y = old.top + old.height / 2 - box.top - box.height / 2;
  return [{ translate: `${x}px ${y}px`, scale: old.width / box.width }, { translate: "0 0", scale: 1 }];
}
const glide = ({ card, box }, old) => card.animate(from(old, box), { duration: FLIGHT, easing: LAND });

// From one zone into another only a picture can fly; the card is seen when that has landed.
function cross({ card, box }, old) {
  const picture = $("svg", card)?.cloneNode(true);
  if (!picture) return;
  const show = document.createElement("div");
  show.className = "flying";
  show.dataset.flying = card.dataset.card;
  show.setAttribute("aria-hidden", "true");
  show.append(picture);
  Object.assign(show.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
  document.body.append(show);
  card.animate({ opacity: [0, 0] }, { duration: FLIGHT });
  const gone = () => show.remove();
  show.animate(from(old, box), { duration: FLIGHT, easing: LAND }).finished.then(gone, gone);
}
