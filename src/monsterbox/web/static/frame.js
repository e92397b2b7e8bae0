// The parts of the frame that open: the hand that folds, and on small screens the story, the seats and what else is told.
import { $, $$, onDrawn } from "./box.js";

const part = (place) => $(`${place}[popover]`);

// Goes to a part of the table; where it is a sheet, it is opened.
export function show(place) {
  const found = part(place);
  if (found && !found.checkVisibility()) found.showPopover();
  $(place)?.focus({ preventScroll: true });
}
function closeAll() { for (const open of $$("#table [popover]:popover-open")) open.hidePopover(); }

function fold(isFolded) {
  document.body.classList.toggle("folded", isFolded);
  $("#fold")?.setAttribute("aria-expanded", String(!isFolded));
}
document.addEventListener("click", (event) => {
  if (event.target.closest("#fold")) fold(!document.body.classList.contains("folded"));
});
document.addEventListener("table:chosen", closeAll);
document.addEventListener("table:picked", ({ detail }) => { if (detail) closeAll(); });
for (const size of ["(min-width: 900px)", "(min-height: 501px)"]) matchMedia(size).addEventListener("change", closeAll);
// Of the turns of bots that the story begins with, the newest is in sight.
function tellNewest() {
  const newest = $("#recaps .newest");
  if (newest) $("#recaps").scrollTop = newest.offsetTop - $("#recaps").firstElementChild.offsetTop;
}
onDrawn(tellNewest);
tellNewest();
onDrawn(() => fold(document.body.classList.contains("folded")));
