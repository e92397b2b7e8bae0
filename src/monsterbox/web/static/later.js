// What no page needs at once, fetched when it has been shown: the worker behind the page without a line.
const { worker } = document.body.dataset;

if (worker && navigator.serviceWorker) navigator.serviceWorker.register(worker).catch(() => {});   // a private window may refuse
