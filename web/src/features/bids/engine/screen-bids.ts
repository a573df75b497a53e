import type { Session } from '@matka/contracts/api/common';
import { readPoints } from '../rules/points.ts';
import { bidOf } from './bid-of.ts';
import type { Bid } from './bids.ts';
import { digitKeys, type Form } from './form.ts';
import type { BidState, ScreenContext } from './screen.ts';

/**
 * The session of a bid: forced by the screen, else of the form, else the default of the bet type,
 * else close.
 */
export function sessionOf({ definition, betType }: ScreenContext, form: Form): Session {
  return definition.forcedSession ?? (form.type || betType.config.default_direction || 'close');
}

/** The bids of a screen: its table, or its cells with valid points in the order of the digits. */
export function bidsOf(
  screen: ScreenContext,
  { form, bids }: Pick<BidState, 'form' | 'bids'>,
): readonly Bid[] {
  const { definition } = screen;
  if (definition.entry.kind !== 'grid') return bids;
  return digitKeys.flatMap((digit) => {
    const points = readPoints(form.cells?.[digit] ?? '');
    return points === undefined ? [] : [bidOf(definition, digit, points, sessionOf(screen, form))];
  });
}
