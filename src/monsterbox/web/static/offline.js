// The page without a line: it asks whether the server is back, and then shows what was wanted.
const state = document.querySelector("#state");
let wait = 2000;

async function look() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) return location.reload();
  state.textContent = state.dataset.wait;
  wait = Math.min(wait * 1.5, 20000);
  setTimeout(look, wait);
}
addEventListener("online", look);
setTimeout(look, wait);
