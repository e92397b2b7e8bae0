// One question before something that cannot be taken back: a dialog of ours, by mouse, touch and keyboard.
import { $, kept } from "./box.js";

const dialog = $("#sure"), usual = $("#sure-yes").textContent;
let answered = null;

// Whether the answer is yes. Closing it in any other way is a no; the focus goes back to where it was.
export function ask(text, yes = usual, first = $("#sure-no")) {
  const from = document.activeElement;
  $("#sure-text").textContent = text;
  $("#sure-yes").textContent = yes;
  dialog.returnValue = "";
  dialog.showModal();
  first.focus();
  return new Promise((done) => {
    answered?.(false);
    answered = done;
  }).finally(() => { if (from?.isConnected && !from.checkVisibility()) $("summary", from.closest("details"))?.focus(); });
}
dialog.addEventListener("close", () => {
  answered?.(dialog.returnValue === "yes");
  answered = null;
});

// Forms whose button asks first.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-sure]");
  if (!button) return;
  event.preventDefault();
  if (await ask(button.dataset.sure, button.textContent.trim())) button.form.requestSubmit(button);
});

// "Ask before every move" is what this browser keeps; `choose.js` heeds it.
const wish = $("#confirm");
if (wish) {
  wish.checked = kept.get("confirm") === "on";
  wish.addEventListener("change", () => kept.set("confirm", wish.checked ? "on" : "off"));
}
