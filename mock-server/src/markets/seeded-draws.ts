import { hash } from 'node:crypto';
import type { Session } from '@matka/contracts/api/common';
import type { Draw } from '../game/draw.ts';
import { ank, canonical } from '../game/panas.ts';

/** A draw with all numbers. */
export type FullDraw = { readonly [Key in keyof Draw]: string };

/**
 * The pana of one session: three independent digits in order. So 123 comes six times as often as 111, as in a real
 * draw; a uniform pick of the 220 panas would be wrong.
 */
function panaOf(seed: string | number, marketId: number, day: string, session: Session): string {
  // Hexadecimal takes a quarter of the time of a buffer; charts need hundreds of draws.
  const bits = hash('sha256', JSON.stringify([String(seed), marketId, day, session]), 'hex');
  // A 32-bit number modulo ten prefers no digit by more than one part in 400 million.
  return canonical(
    [0, 8, 16].map((from) => String(Number.parseInt(bits.slice(from, from + 8), 16) % 10)),
  );
}

/**
 * The draw of a market on a market day (`yyyy-mm-dd`): a pure function of its arguments. Each session is hashed
 * separately, so nothing else can change it.
 */
export function seededDraw(seed: string | number, marketId: number, day: string): FullDraw {
  const openPana = panaOf(seed, marketId, day, 'open');
  const closePana = panaOf(seed, marketId, day, 'close');
  return { openPana, openDigit: ank(openPana), closeDigit: ank(closePana), closePana };
}
