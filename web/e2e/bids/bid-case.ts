import type { PlacedBet } from '@matka/contracts/api/history';
import type { BidPage } from '../pages/bid-page.ts';

/** The market of the journeys. */
export const market = 'Kalyan Matka';

type NumberKey = Exclude<keyof PlacedBet, 'bet_type' | 'points'>;

/** One bid screen: how it is reached, what is entered there and what has to come of it. */
export interface BidCase {
  path: string;
  /** The tile that opens it, which is the name of its bet type. */
  tile: string;
  /** No tile leads here: bet type and market are put into the navigation state. */
  tileless?: true;
  /** The fields are the table. */
  tableless?: true;
  /** Continue sends at once; the confirmation is the receipt. */
  sendsAtContinue?: true;
  fillIn: (bids: BidPage) => Promise<void>;
  /** The bids from the top: number, points, game type. */
  rows: readonly string[];
  /** The keys under which the server holds the parts of a number. */
  keys: readonly NumberKey[];
  /** The panas drawn later that day. */
  draw: { open: string; close: string };
  /** Digits as the histories show them; the amount in points. */
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

/** The bets that the server has to hold for the rows of a screen, in their order. */
export const placedBets = ({ rows, keys }: BidCase): PlacedBet[] =>
  rows.map((row) => {
    const [number, points, session] = partsOf(row);
    const numbers = number.split('-').map((part, index) => [keys[index], part]);
    return { ...Object.fromEntries(numbers), points, bet_type: session };
  });
