// The score sheet counts row by row; a click shows all of it.
import { $, $$, calm, pause } from "./box.js";

const sheet = $("#scores");
const seen = `counted ${location.pathname}`;
let hurry = calm.matches || sessionStorage.getItem(seen);

async function count() {
  if (hurry) return;
  sheet.classList.add("counting");
  for (const row of $$(".count", sheet)) {
    if (!hurry) await pause(420);
    row.classList.add("told");
  }
  sheet.classList.remove("counting");
  sessionStorage.setItem(seen, "yes");
}
sheet.addEventListener("click", () => { hurry = true; });
addEventListener("keydown", () => { hurry = true; });
count();
