import { whenIdle } from '../lib/when-idle.ts';

/**
 * Begins to look after the submissions of the player. The code for it comes after the first screen, whose
 * load it must not delay; where it cannot be had, it is asked for again when the network is back.
 * @returns a function that ends this
 */
export function startWatchingSubmissions(): () => void {
  let ended = false;
  let end = () => {};
  const start = () => {
    import('../submissions/watch.ts')
      .then(({ watchSubmissions }) => {
        if (!ended) end = watchSubmissions();
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
