import type { PlacedBet } from '@matka/contracts/api/history';
import type { BidPage } from '../../../e2e/pages/bid-page.ts';

/** The market of the journeys. */
export const market = 'Kalyan Matka';

type NumberKey = Exclude<keyof PlacedBet, 'bet_type' | 'points'>;

/** A case of a bid screen: how to open it, its input and the expected results. */
export interface BidCase {
  path: string;
  /** Its tile, the name of its bet type. */
  tile: string;
  /** No tile opens it: put bet type and market into the navigation state. */
  tileless?: true;
  /** Has no table. */
  tableless?: true;
  /** Continue submits immediately; the confirmation is the receipt. */
  sendsAtContinue?: true;
  fillIn: (bids: BidPage) => Promise<void>;
  /** The bids from the top: number, points, game type. */
  rows: readonly string[];
  /** The API's names of the parts of a number. */
  keys: readonly NumberKey[];
  /** The panas drawn later that day. */
  draw: { open: string; close: string };
  /** Digits as shown in the histories; the amount in points. */
  won: { digits: string; amount: number };
  lost: string;
}

const partsOf = (row: string): [number: string, points: number, session: string] => {
  const [number = '', points = '', session = ''] = row.split(' ');
  return [number, Number(points), session.toLowerCase()];
};

/** Rows of the same points and game type. */
export const rowsOf = (numbers: string, points: number, session: 'Open' | 'Close'): string[] =>
  numbers.split(' ').map((number) => `${number} ${points} ${session}`);

/** Sum of the points of some rows. */
export const pointsOf = (rows: readonly string[]): number =>
  rows.reduce((sum, row) => sum + partsOf(row)[1], 0);

/** The expected bets on the server for the rows, in their order. */
export const placedBets = ({ rows, keys }: BidCase): PlacedBet[] =>
  rows.map((row) => {
    const [number, points, session] = partsOf(row);
    const numbers = number.split('-').map((part, index) => [keys[index], part]);
    return { ...Object.fromEntries(numbers), points, bet_type: session };
  });
