import { hash } from 'node:crypto';
import type { Session } from '@matka/contracts/api/common';
import type { Draw } from '../game/draw.ts';
import { ank, canonical } from '../game/panas.ts';

/** What the full draw of a market day holds: as Draw, with every number drawn. */
export type FullDraw = { readonly [Key in keyof Draw]: string };

/**
 * The pana drawn for one session: three independent digits, then put in order. So 123 comes six
 * times as often as 111, as on a real board; a uniform pick of the 220 panas would be wrong.
 */
function panaOf(seed: string | number, marketId: number, day: string, session: Session): string {
  // Hexadecimal, because it costs a quarter of what a buffer does; charts draw hundreds of days.
  const bits = hash('sha256', JSON.stringify([String(seed), marketId, day, session]), 'hex');
  // A 32-bit number modulo ten leans to no digit by more than one part in 400 million.
  return canonical(
    [0, 8, 16].map((from) => String(Number.parseInt(bits.slice(from, from + 8), 16) % 10)),
  );
}

/**
 * The draw of a market on a market day (`yyyy-mm-dd`): a pure function of its key. Each session is
 * hashed from a key of its own, so no other market, day or session can change it.
 */
export function seededDraw(seed: string | number, marketId: number, day: string): FullDraw {
  const openPana = panaOf(seed, marketId, day, 'open');
  const closePana = panaOf(seed, marketId, day, 'close');
  return { openPana, openDigit: ank(openPana), closeDigit: ank(closePana), closePana };
}
