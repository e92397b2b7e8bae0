// The form for a new table shows as many chairs as there are players.
import { $, $$ } from "./box.js";

function fit() {
  const seats = Number($("[name=seats]:checked")?.value ?? 0);
  for (const line of $$("[data-chair]")) {
    const out = Number(line.dataset.chair) >= seats;
    line.classList.toggle("out", out);
    for (const field of $$("select, input", line)) field.disabled = out;
  }
}
for (const choice of $$("[name=seats]")) choice.addEventListener("change", fit);
fit();
