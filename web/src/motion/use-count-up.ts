import { useEffect, useState } from 'react';
import { wantsMotion } from './motion.ts';

/** A number that counts up from 0 in `ms` milliseconds; without motion it is final at once. */
export function useCountUp(end: number, ms: number): number {
  const [part, setPart] = useState(() => (wantsMotion() ? 0 : 1));
  useEffect(() => {
    if (!wantsMotion()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.min((now - start) / ms, 1);
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [ms]);
  return part < 1 ? Math.floor(end * part) : end;
}
