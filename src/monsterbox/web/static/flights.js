// Cards that move are named only while they move, and only those that lie open before this viewer.
import { $$ } from "./box.js";

document.addEventListener("htmx:before:viewTransition", ({ detail }) => {
  const { task } = detail;
  name();
  detail.task = async () => { await task(); name(); };
});
document.addEventListener("htmx:after:viewTransition", () => {
  for (const card of $$("[data-card]")) card.style.viewTransitionName = "";
});

// A picture that the browser does not get to move is nobody's worry: the table is there all the same.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
});

// A name twice on a page stops the whole picture from moving: the first one has it.
function name() {
  const named = new Set();
  for (const card of $$("[data-card]")) {
    const id = card.dataset.card;
    card.style.viewTransitionName = named.has(id) || !card.checkVisibility() ? "" : `c-${id.replace(/\W/g, "_")}`;
    named.add(id);
  }
}
