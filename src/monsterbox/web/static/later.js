// What no page needs at once: the worker of the installed app, notices, and what a hidden tab does instead of its stream.
import { $, kept } from "./box.js";
import { watch } from "./away.js";

const { worker } = $("#later").dataset;
const panel = $("#notices"), button = $("#notify"), state = $("#notify-state");
const boxes = { over: $("#notify-over"), said: $("#notify-said") };
const can = isSecureContext && "Notification" in window;

if (worker && navigator.serviceWorker) navigator.serviceWorker.register(worker).catch(() => {});   // a private window may refuse

// The browser is asked for its permission only when somebody wants to be told.
const allowed = () => can && Notification.permission === "granted" && kept.get("notices") === "on";
function show() {
  const on = allowed();
  const blocked = can && Notification.permission === "denied";
  button.setAttribute("aria-pressed", String(on));
  button.disabled = !can || blocked;
  $("#notify-more").hidden = !on;
  state.textContent = state.dataset[!can ? "insecure" : blocked ? "denied" : on ? "on" : "off"];
  for (const [kind, box] of Object.entries(boxes)) box.checked = kept.get(`notices ${kind}`) === "on";
}
button.addEventListener("click", async () => {
  const on = !allowed() && (await Notification.requestPermission()) === "granted";
  kept.set("notices", on ? "on" : "off");
  show();
});
for (const [kind, box] of Object.entries(boxes)) box.addEventListener("change", () => kept.set(`notices ${kind}`, box.checked ? "on" : "off"));
addEventListener("storage", show);
panel.hidden = false;
show();

// Some browsers offer to install the app; the offer waits in the menu.
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  $("#install").hidden = false;
});
$("#install").addEventListener("click", () => {
  offer?.prompt();
  $("#install").hidden = true;
});

// What a notice says: whose turn it is, that a match is over or somebody spoke, and at which game; never what lies there or was said, since locked screens show it.
async function tell(kind, { table, title }) {
  if (!allowed() || (kind !== "turn" && kept.get(`notices ${kind}`) !== "on")) return;
  const notice = { title: panel.dataset[kind], body: title, icon: panel.dataset.icon, path: `/t/${table}`, tag: table, lang: document.documentElement.lang };
  const ready = await navigator.serviceWorker?.getRegistration();
  if (ready?.active) return ready.active.postMessage({ notice });
  const shown = new Notification(notice.title, notice);   // without a worker, the tab itself tells
  shown.onclick = () => { window.focus(); location.assign(notice.path); };
}
watch(allowed, tell);
