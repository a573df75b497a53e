import { useEffect, useEffectEvent } from 'react';

/** After a shorter absence little has changed, in milliseconds. */
const AWAY = 60_000;

/** Calls `onReturn` when the page is shown again after a minute or longer, as by a phone that slept. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let leftAt: number | undefined;
    const look = () => {
      const isHidden = document.visibilityState === 'hidden';
      if (!isHidden && leftAt !== undefined && Math.abs(Date.now() - leftAt) >= AWAY) returned();
      leftAt = isHidden ? Date.now() : undefined;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
