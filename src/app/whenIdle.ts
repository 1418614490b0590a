/** Runs what can wait, once the page has loaded and has nothing to do; in browsers that cannot tell, a while after it has loaded. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 2000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
