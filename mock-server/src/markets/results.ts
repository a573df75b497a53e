import type { Session } from '@matka/contracts/api/common';
import type { SentMarketResult } from '@matka/contracts/api/results';
import { manualDrawsOf } from '../db/manual-draws.ts';
import type { Market } from '../db/markets.ts';
import { type Draw, makeDraw } from '../game/draw.ts';
import type { World } from '../worlds/world.ts';
import { isHoliday, resultInstant } from './schedule.ts';
import { seededDraw } from './seeded-draws.ts';

/** The seeded pana of a session, whether due or not; null on a holiday. */
function seededPana(world: World, market: Market, day: string, session: Session): string | null {
  if (isHoliday(market.schedule, day)) return null;
  const draw = seededDraw(world.settings.spec.seed, market.id, day);
  return session === 'open' ? draw.openPana : draw.closePana;
}

/**
 * What is drawn of a market day at an instant: nothing before the result time of a session, from then on
 * what was set by hand, else what the seed says.
 */
export function drawAtTime(world: World, market: Market, day: string, instant: number): Draw {
  const manualDraws = manualDrawsOf(world.db, market.id, day);
  const pana = (session: Session): string | null => {
    if (resultInstant(market.schedule, day, session) > instant) return null;
    const manualDraw = manualDraws.find((draw) => draw.session === session);
    return manualDraw ? manualDraw.pana : seededPana(world, market, day, session);
  };
  return makeDraw(pana('open'), pana('close'));
}

/** A draw under the keys of the API. */
export const resultOf = (draw: Draw): SentMarketResult => ({
  open_pana: draw.openPana,
  open_digit: draw.openDigit,
  close_digit: draw.closeDigit,
  close_pana: draw.closePana,
});
