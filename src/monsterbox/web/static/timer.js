// A question that does not wait for ever: the seconds that are left, counted down between two messages of the server.
import { $, onDrawn } from "./box.js";

let end = 0, beat = 0;

function count() {
  const place = $("[data-left]");
  if (!place) { clearInterval(beat); beat = 0; return; }
  const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
  place.textContent = place.dataset.words.replace("§", left);
}
function begin() {
  const place = $("[data-left]");
  if (!place) return;
  end = performance.now() + 1000 * Number(place.dataset.left);
  beat ||= setInterval(count, 250);
}
onDrawn(begin);
begin();
