import { useEffect, useState } from 'react';

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Index of the current slide; advances every `intervalMs` unless paused or hidden. Reduced motion starts it paused. */
export function useRotation(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(wantsNoMotion);
  const [hidden, setHidden] = useState(() => document.hidden);
  const current = count > 0 ? index % count : 0;

  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (count < 2 || paused || hidden) return;
    const timer = setTimeout(() => setIndex(current + 1), intervalMs);
    return () => clearTimeout(timer);
  }, [count, current, paused, hidden, intervalMs]);

  const show = (next: number) => setIndex((next + count) % count);
  return { current, show, paused, togglePaused: () => setPaused(!paused) };
}
