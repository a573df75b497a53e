import type { BetPayloads } from '@matka/contracts/api/betting';
import type { Bid } from './bids.ts';

/** The payloads of POST /betting/ that several screens share: how a table of bids is written out. */

export const digitBets = (bids: readonly Bid[]): BetPayloads[1] => ({
  bets: bids.map(({ label, points, gameType }) => ({ digit: label, points, bet_type: gameType })),
});

export const jodiBets = (bids: readonly Bid[]): BetPayloads[16] => ({
  bets: bids.map(({ label, points, gameType }) => ({ jodi: label, points, bet_type: gameType })),
});

/** Jodi Digit, Jodi Bulk and Red Bracket name no side. */
export const plainJodiBets = (bids: readonly Bid[]): BetPayloads[3] => ({
  bets: bids.map(({ label, points }) => ({ jodi: label, points })),
});

const panaBet = ({ label, points, gameType }: Bid) => ({
  pana: label,
  points,
  bet_type: gameType,
});

export const panaBets = (bids: readonly Bid[]) => ({ bets: bids.map(panaBet) });

/** Single Pana: one bid stands bare, several stand in a list. */
export function oneOrMorePanaBets(bids: readonly Bid[]): BetPayloads[5] {
  const [first, ...others] = bids;
  return first && others.length === 0 ? panaBet(first) : panaBets(bids);
}

/** The two sides of a sangam, which its label joins by a hyphen. */
function sidesOf({ label }: Bid): [open: string, close: string] {
  const [open = '', close = ''] = label.split('-');
  return [open, close];
}

/** Open digit with close pana. */
export const halfSangamABets = (bids: readonly Bid[]): BetPayloads[20] => ({
  bets: bids.map((bid) => {
    const [open_digit, close_pana] = sidesOf(bid);
    return { close_pana, open_digit, points: bid.points, bet_type: bid.gameType };
  }),
});

/** Open pana with close digit. */
export const halfSangamBBets = (bids: readonly Bid[]): BetPayloads[22] => ({
  bets: bids.map((bid) => {
    const [open_pana, close_digit] = sidesOf(bid);
    return { open_pana, close_digit, points: bid.points, bet_type: bid.gameType };
  }),
});

export const fullSangamBets = (bids: readonly Bid[]): BetPayloads[21] => ({
  bets: bids.map((bid) => {
    const [open_pana, close_pana] = sidesOf(bid);
    return { open_pana, close_pana, points: bid.points, bet_type: bid.gameType };
  }),
});
