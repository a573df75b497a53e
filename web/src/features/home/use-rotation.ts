import { useEffect, useState } from 'react';

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The index of the current slide of `count`. Advances every `intervalMs`, restarted by a manual
 * choice; not while paused, while the page is hidden, or with fewer than two slides. Starts paused
 * with reduced motion.
 */
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
