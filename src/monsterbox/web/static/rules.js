// On the page of the rules: an address may name an entry, and the contents show where one is.
import { $$ } from "./box.js";
import { reveal } from "./site.js";

const NEAR = 120;   // pixels below the upper edge: what begins there is being read

function follow() {
  if (location.hash) reveal(decodeURIComponent(location.hash.slice(1)));
}

let waits = false;
function tell() {
  waits = false;
  const begun = $$("#clauses.whole .chapter").filter((one) => one.getBoundingClientRect().top < NEAR);
  const now = begun.at(-1)?.id;
  for (const link of $$("nav.toc a")) {
    if (link.dataset.chapter === now) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const [here] = $$("nav.toc [aria-current]");
  if (here) keepInSight(here, here.closest("nav"));
}

// Long contents are pushed along in their own frame; the page itself must not move.
function keepInSight(link, frame) {
  const [inner, outer] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top + NEAR;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom + NEAR;
}

addEventListener("hashchange", follow);
addEventListener("scroll", () => { if (!waits) { waits = true; requestAnimationFrame(tell); } }, { passive: true });
follow();
