// Bars have one height whatever they say: a sentence or a label that does not fit is set smaller until it does.
// The server goes by its length; how wide its letters are is known here only.
import { $, $$, onDrawn } from "./box.js";

const STEP = 0.94, LEAST = 11.5;
const isFull = (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

function fit(text, box) {
  text.style.fontSize = "";
  let size = parseFloat(getComputedStyle(text).fontSize);
  while (isFull(box) && size * STEP >= LEAST) text.style.fontSize = `${size *= STEP}px`;
}
function fitAll() {
  const ask = $(".framed #ask");
  if (!ask) return;
  fit(ask, ask.closest(".say"));
  for (const button of $$("#acts .btn")) if (button.checkVisibility()) fit(button, button);
}

onDrawn(fitAll);
document.addEventListener("table:picked", fitAll);
addEventListener("resize", fitAll);
document.fonts.ready.then(fitAll);
