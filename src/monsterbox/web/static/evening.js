// The clock of a round runs between two looks at the server; the ring shows what is left of it.
import { $$ } from "./box.js";

let ahead = 0;   // how far the server's clock is ahead of this one, in seconds

function measure() {
  for (const time of $$("[data-until]")) ahead = Number(time.dataset.now) - Date.now() / 1000;
}

function tick() {
  for (const time of $$("[data-until]")) {
    const until = Number(time.dataset.until);
    const left = Math.max(0, until - (Date.now() / 1000 + ahead));
    time.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    const ring = time.parentElement.querySelector(".ck1");
    ring.setAttribute("stroke-dasharray", `${(100 * left / (until - Number(time.dataset.began))).toFixed(1)} 100`);
  }
  for (const start of $$("#start")) start.disabled = !document.querySelector("[data-may-start]");
}

measure();
document.addEventListener("htmx:after:swap", () => { measure(); tick(); });
setInterval(tick, 1000);
tick();
