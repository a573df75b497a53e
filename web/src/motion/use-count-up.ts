import { useEffect, useState } from 'react';
import { wantsMotion } from './motion.ts';

/** The duration in milliseconds. */
const COUNT_UP = 400;

/** A number that counts up from 0; without motion it is final at once. */
export function useCountUp(end: number): number {
  const [part, setPart] = useState(() => (wantsMotion() ? 0 : 1));
  useEffect(() => {
    if (!wantsMotion()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.min((now - start) / COUNT_UP, 1);
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return part < 1 ? Math.floor(end * part) : end;
}
