// How fast things move on this device: what the browser keeps, for flights of cards and whatever a game animates.
import { $$, kept } from "./box.js";

const RATES = { slow: 0.55, normal: 1, fast: 2, off: 1 };
const chosen = () => (kept.get("motion") in RATES ? kept.get("motion") : "normal");
export const rate = () => RATES[chosen()];

// Every script animates by this one function of the browser, so that none of them has to know the setting.
const animate = Element.prototype.animate;
Element.prototype.animate = function animated(...given) {
  const made = animate.apply(this, given);
  made.playbackRate = rate();
  return made;
};

function show() {
  document.documentElement.dataset.motion = chosen();
  for (const button of $$("[data-motions] button")) button.setAttribute("aria-pressed", String(button.value === chosen()));
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-motions] button");
  if (!button) return;
  kept.set("motion", button.value);
  show();
});
show();
