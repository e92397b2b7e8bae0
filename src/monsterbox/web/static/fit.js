// Bars have one height whatever they say: a sentence or a label that does not fit is set smaller until it does.
// The server goes by its length; how wide its letters are is known here only.
import { $, $$, onDrawn } from "./box.js";

const STEP = 0.94, LEAST = 10.5, TIGHT = 10.5;
const EDGE = 4;               // pixels that a long word keeps from both edges of its button
const isFull = (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

const isCramped = (button) => isFull(button) || [...button.children].some((part) => part.offsetWidth > button.clientWidth - 2 * EDGE);

function fit(text, box, { least = LEAST, isTooMuch = isFull } = {}) {
  text.style.fontSize = "";
  let size = parseFloat(getComputedStyle(text).fontSize);
  while (isTooMuch(box) && size * STEP >= least) text.style.fontSize = `${size *= STEP}px`;
}
function fitAll() {
  const ask = $(".framed #ask");
  if (!ask) return;
  const say = ask.closest(".say");
  ask.classList.remove("tight");
  fit(ask, say);
  if (isFull(say)) { ask.classList.add("tight"); fit(ask, say, { least: TIGHT }); }
  // What even then is too much can be scrolled, by the keyboard as well.
  if (isFull(say)) say.tabIndex = 0; else say.removeAttribute("tabindex");
  for (const button of $$("#acts .btn")) if (button.checkVisibility()) fit(button, button, { isTooMuch: isCramped });
}

onDrawn(fitAll);
document.addEventListener("table:picked", fitAll);
addEventListener("resize", fitAll);
document.fonts.ready.then(fitAll);
