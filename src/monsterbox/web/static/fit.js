// Bars have one height whatever they say: a sentence or a label that does not fit is set smaller until it does.
// The server goes by its length; how wide its letters are is known here only.
import { $, $$, onDrawn } from "./box.js";

const STEP = 0.94, LEAST = 10.5, TIGHT = 10.5;
const isFull = (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

function fit(text, box, least = LEAST) {
  text.style.fontSize = "";
  let size = parseFloat(getComputedStyle(text).fontSize);
  while (isFull(box) && size * STEP >= least) text.style.fontSize = `${size *= STEP}px`;
}
function fitAll() {
  const ask = $(".framed #ask");
  if (!ask) return;
  const say = ask.closest(".say");
  ask.classList.remove("tight");
  fit(ask, say);
  if (isFull(say)) { ask.classList.add("tight"); fit(ask, say, TIGHT); }
  // What even then is too much can be scrolled, by the keyboard as well.
  if (isFull(say)) say.tabIndex = 0; else say.removeAttribute("tabindex");
  for (const button of $$("#acts .btn")) if (button.checkVisibility()) fit(button, button);
}

onDrawn(fitAll);
document.addEventListener("table:picked", fitAll);
addEventListener("resize", fitAll);
document.fonts.ready.then(fitAll);
