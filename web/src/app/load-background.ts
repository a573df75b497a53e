import { whenIdle } from '../lib/when-idle.ts';

/**
 * Begins what runs in the background. The code for it comes after the first screen, whose load it must not
 * delay; where it cannot be had, it is asked for again when the network is back.
 * @returns a function that ends this
 */
export function loadBackground(): () => void {
  let ended = false;
  let end = () => {};
  const start = () => {
    import('./background.ts')
      .then(({ startBackground }) => {
        if (!ended) end = startBackground();
      })
      .catch(() => addEventListener('online', start, { once: true }));
  };
  const cancel = whenIdle(start);
  return () => {
    ended = true;
    cancel();
    removeEventListener('online', start);
    end();
  };
}
