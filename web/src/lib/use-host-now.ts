import { useEffect, useState } from 'react';
import { dayOf } from './days.ts';
import { hostNow } from './host-time.ts';

const MINUTE = 60_000;

/** The host's time in milliseconds; renders again with each minute, and when the page is shown. */
export function useHostNow(): number {
  const [, setTicks] = useState(0);
  const now = hostNow();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setTicks((ticks) => ticks + 1);
      timer = setTimeout(tick, MINUTE - (hostNow() % MINUTE));
    };
    timer = setTimeout(tick, MINUTE - (hostNow() % MINUTE));
    document.addEventListener('visibilitychange', tick);
    // Also fires when the browser restores the page from its cache.
    addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      removeEventListener('pageshow', tick);
    };
  }, []);
  return now;
}

/** Today in India as `yyyy-mm-dd`; renders again at midnight. */
export const useToday = (): string => dayOf(useHostNow());
