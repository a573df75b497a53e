/** Pause instead of the idle callback that Safari lacks, in ms. */
const PAUSE = 50;
/** The longest wait for an idle browser, in ms. */
const LONGEST = 5000;

/**
 * Runs a task once the page has loaded and the browser is idle, so that it does not delay what the
 * player waits for.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled) task();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LONGEST });
    else setTimeout(run, PAUSE);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
  };
}
