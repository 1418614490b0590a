/**
 * Runs what can wait, once the page has loaded and has nothing to do; in browsers that cannot tell, a while after it has loaded.
 * @returns a function that takes it back
 */
export function whenIdle(work: () => void): () => void {
  let takenBack = false;
  const run = () => {
    if (!takenBack) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
    else setTimeout(run, 2000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    takenBack = true;
  };
}
