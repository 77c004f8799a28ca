/** Lets the browser keep the page for when there is no network. Not while developing: what is kept would hide what is new. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Only when the page is there: what is needed now comes first.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser may forbid it; then the page needs its network.
  });
}
