// Laying a tile: the first touch shows it there, each further one turns it; a button lays it.
import { $, $$ } from "../../box.js";
import { play } from "../../choose.js";

let laying = "", quarters = 0, drawn = "";   // the place by its id, how far it is turned, which tile
const laid = () => (laying ? document.getElementById(laying) : null);
const turnsOf = (ghost) => ghost.dataset.takes.split("|").map((text) => Number(text.at(-1)));
const turnAt = (ghost) => (turnsOf(ghost).includes(quarters) ? quarters : turnsOf(ghost)[0]);

function showGhosts() {
  const all = $$("#map .ghost");
  if (!all.length || !laid()) laying = "";
  for (const ghost of all) {
    $(".turn", ghost).setAttribute("transform", `rotate(${90 * turnAt(ghost)} 45 45)`);
    ghost.classList.toggle("laid", ghost.id === laying);
    ghost.setAttribute("aria-pressed", String(ghost.id === laying));
  }
  $("#drawn .turn")?.setAttribute("transform", `rotate(${90 * (laid() ? turnAt(laid()) : quarters)} 45 45)`);
  if ($("#lay-here")) $("#lay-here").disabled = !laying;
}
export function turn(by, ghost = laid()) {
  const legal = ghost ? turnsOf(ghost).sort() : [0, 1, 2, 3];
  const at = legal.indexOf(ghost ? turnAt(ghost) : quarters);
  quarters = legal[(at + by + legal.length) % legal.length];
  showGhosts();
}
export function aim(ghost) {
  if (laying === ghost.id) { turn(1); return; }
  quarters = turnAt(ghost);
  laying = ghost.id;
  showGhosts();
  const take = textOf(ghost);
  $("#told").textContent = $$("#choices [name=choice]").find((one) => one.value === take)?.textContent ?? "";
}
const textOf = (ghost) => ghost.dataset.takes.split("|").find((text) => text.endsWith(`r${turnAt(ghost)}`));
export function lay() { if (laid()) play(textOf(laid())); }

export const isLaid = (ghost) => ghost.id === laying;
export function takeUp() {
  const was = laying !== "";
  laying = "";
  showGhosts();
  return was;
}
export function redrawTiles() {
  const tile = $("#drawn")?.dataset.card ?? "";
  if (tile !== drawn) { quarters = 0; laying = ""; drawn = tile; }
  showGhosts();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-turn]");
  if (button) turn(Number(button.dataset.turn));
  if (event.target.closest("#lay-here")) lay();
});
document.addEventListener("wheel", (event) => {
  const ghost = event.target.closest?.("#map") && (event.target.closest(".ghost") ?? laid());
  if (!ghost) return;
  event.preventDefault();
  turn(event.deltaY > 0 ? 1 : -1, ghost);
}, { capture: true, passive: false });
