// Pointing at a thing on the table: a ring around it, and the board scrolled so that it can be seen.
import { $, $$ } from "./box.js";

export const thingAt = (selector) => (selector ? $$(selector).find((one) => one.checkVisibility()) : undefined);

const set = (element, values) => { for (const name in values) element.style.setProperty(name, `${values[name]}px`); };

// Around a box on the screen; without one there is no ring.
export function encircle(box) {
  const ring = $("#lesson-ring");
  ring.hidden = !box;
  if (!box) return;
  const left = Math.max(3, box.left - 6), top = Math.max(3, box.top - 6);
  const right = Math.min(innerWidth - 3, box.right + 6), bottom = Math.min(innerHeight - 3, box.bottom + 6);
  set(ring, { left, top, width: right - left, height: bottom - top });
}

// Between the question above and the hand below; these two stay where they are.
export function reveal(thing) {
  const box = thing.getBoundingClientRect();
  const isHidden = thing.closest("#board") && (box.top < $("#prompt").getBoundingClientRect().bottom || box.bottom > $("#hand").getBoundingClientRect().top);
  if (isHidden || box.bottom < 0) thing.scrollIntoView({ block: isHidden ? "center" : "nearest" });
}
