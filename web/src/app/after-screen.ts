import { areFetchesRunning } from '../lib/running-fetches.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Pause between two looks at the fetches of the screen, in ms. */
const PAUSE = 100;

/**
 * Runs a task once the screen has its data and the browser is idle.
 * @returns a function that cancels it
 */
export function afterScreen(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = () => {};
  const wait = () => {
    cancel = whenIdle(() => {
      if (areFetchesRunning()) timer = setTimeout(wait, PAUSE);
      else task();
    });
  };
  wait();
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
