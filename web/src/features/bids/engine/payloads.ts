import type { BetPayloads } from '@matka/contracts/api/betting';
import type { Bid } from './bids.ts';

/** Payloads of POST /betting/ shared by several screens. What the label shows is sent. */

export const digitBets = (bids: readonly Bid[]): BetPayloads[1] => ({
  bets: bids.map(({ label, points, gameType }) => ({ digit: label, points, bet_type: gameType })),
});

export const jodiBets = (bids: readonly Bid[]): BetPayloads[16] => ({
  bets: bids.map(({ label, points, gameType }) => ({ jodi: label, points, bet_type: gameType })),
});

/** Jodi Digit, Jodi Bulk and Red Bracket send no session. */
export const plainJodiBets = (bids: readonly Bid[]): BetPayloads[3] => ({
  bets: bids.map(({ label, points }) => ({ jodi: label, points })),
});

const panaBet = ({ label, points, gameType }: Bid) => ({
  pana: label,
  points,
  bet_type: gameType,
});

export const panaBets = (bids: readonly Bid[]) => ({ bets: bids.map(panaBet) });

/** Single Pana: one bid inline, several in a list. */
export function oneOrMorePanaBets(bids: readonly Bid[]): BetPayloads[5] {
  const [first, ...others] = bids;
  return first && others.length === 0 ? panaBet(first) : panaBets(bids);
}

/** Open digit with close pana. */
export const halfSangamABets = (bids: readonly Bid[]): BetPayloads[20] => ({
  bets: bids.map(({ closePana = '', openDigit = '', points, gameType }) => ({
    close_pana: closePana,
    open_digit: openDigit,
    points,
    bet_type: gameType,
  })),
});

/** Open pana with close digit. */
export const halfSangamBBets = (bids: readonly Bid[]): BetPayloads[22] => ({
  bets: bids.map(({ openPana = '', closeDigit = '', points, gameType }) => ({
    open_pana: openPana,
    close_digit: closeDigit,
    points,
    bet_type: gameType,
  })),
});

export const fullSangamBets = (bids: readonly Bid[]): BetPayloads[21] => ({
  bets: bids.map(({ openPana = '', closePana = '', points, gameType }) => ({
    open_pana: openPana,
    close_pana: closePana,
    points,
    bet_type: gameType,
  })),
});
