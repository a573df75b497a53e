import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { wantsMotion } from './motion.ts';

type CountedProps = {
  readonly value: number;
  /** How long it counts, in ms. */
  readonly ms: number;
  readonly format?: (value: number) => string;
};

/** A number that counts from the value before to the current one. */
export function Counted({ value, ms, format = String }: CountedProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  const play = useEffectEvent((text: ChildNode, from: number) =>
    count((share) => {
      text.nodeValue = format(share < 1 ? Math.round(from + (value - from) * share) : value);
    }, ms),
  );
  useLayoutEffect(() => {
    const from = before.current;
    before.current = value;
    const text = shown.current?.firstChild;
    if (!text || from === value || !wantsMotion()) return;
    return play(text, from);
  }, [value]);
  return (
    <span ref={shown} translate="no">
      {format(value)}
    </span>
  );
}

/**
 * Calls `show` with the share of the time that is over, frame by frame; at the end with 1.
 * @returns a function that ends this
 */
function count(show: (share: number) => void, ms: number): () => void {
  const start = performance.now();
  let frame = 0;
  const next = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / ms));
    show(share);
    if (share < 1) frame = requestAnimationFrame(next);
  };
  show(0);
  frame = requestAnimationFrame(next);
  // Frames stop in a hidden page.
  const last = setTimeout(() => show(1), 2 * ms);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(last);
  };
}
