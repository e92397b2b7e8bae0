// The service worker: it keeps one page for when the server cannot be reached, and shows notices.
// KEPT is put before it by the server. Tables and pages of a person are never kept.
const CACHE = `offline ${KEPT.version}`;
const GONE = [502, 504];      // what a proxy says when there is nobody behind it

addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([KEPT.page, ...KEPT.files]);
    await skipWaiting();
  };
  event.waitUntil(fill());
});
addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT.files.includes(new URL(request.url).pathname)) event.respondWith(file(request));
});
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!GONE.includes(answer.status)) return answer;
    return (await kept(KEPT.page)) ?? answer;
  } catch (error) {
    const told = await kept(KEPT.page);
    if (told) return told;
    throw error;
  }
}
async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const told = await kept(request);
    if (told) return told;
    throw error;
  }
}
const kept = async (wanted) => (await caches.open(CACHE)).match(wanted);

// A tab that is hidden has news; they are no news where the table is being looked at.
addEventListener("message", (event) => {
  if (event.data?.notice) event.waitUntil(notify(event.data.notice));
});
async function notify({ title, path, ...notice }) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === "visible" && new URL(tab.url).pathname === path)) return;
  await registration.showNotification(title, { ...notice, data: { path } });
}

// A notice leads to its table: to the tab that shows it, else to a new one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? "/"));
});
async function lead(path) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
