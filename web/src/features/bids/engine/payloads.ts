import type { BetPayloads } from '@matka/contracts/api/betting';
import { type NumberKind, numberFields } from '@matka/contracts/bet-types';
import type { Bid } from './bids.ts';

/* Payloads of POST /betting/. They send the parts of the number that the label of a bid shows. */

/** A bet of each bid: the parts of its number by their names, points and session. */
export const betsOf = (numbers: NumberKind, bids: readonly Bid[]) => ({
  bets: bids.map(({ label, points, gameType }) => {
    const parts = label.split('-');
    const named = numberFields[numbers].map((name, at) => [name, parts[at] ?? '']);
    return { ...Object.fromEntries(named), points, bet_type: gameType };
  }),
});

/** Jodi Digit, Jodi Bulk and Red Bracket send no session. */
export const plainJodiBets = (bids: readonly Bid[]): BetPayloads[3] => ({
  bets: bids.map(({ label, points }) => ({ jodi: label, points })),
});

/** Single Pana: one bid inline, several in a list. */
export function oneOrMorePanaBets(bids: readonly Bid[]): BetPayloads[5] {
  const bets = bids.map(({ label, points, gameType }) => ({
    pana: label,
    points,
    bet_type: gameType,
  }));
  const [first, ...others] = bets;
  return first && others.length === 0 ? first : { bets };
}
