import type { SentPlacedBet } from '@matka/contracts/api/history';

/** The market of the journeys. */
export const market = 'Kalyan Matka';

type NumberKey = Exclude<keyof SentPlacedBet, 'bet_type' | 'points'>;

/** The steps of a player on a bid screen, in a browser or in a rendered page. */
export interface BidForm {
  choose: (type: 'Open' | 'Close') => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  points: (points: string) => Promise<void>;
  /** Ticks or unticks a box. */
  tick: (box: string, ticked?: boolean) => Promise<void>;
  /** Taps a key of the keypad. */
  tap: (digit: string) => Promise<void>;
  press: (name: string) => Promise<void>;
  /** Fills number fields and points and presses Add Bid. */
  add: (numbers: Readonly<Record<string, string>>, points: string) => Promise<void>;
  /** Types into the focused field and presses Enter. */
  enter: (text: string) => Promise<void>;
  /** Waits until the field of a number is empty and focused, and the points are unchanged. */
  isReadyForNext: (label: string, points: string) => Promise<void>;
  /** Waits until the table holds these rows, the newest on top: `128 10 Open`. */
  hasRows: (rows: readonly string[]) => Promise<void>;
  /** Waits until the footer shows this many bids and points. */
  hasTotals: (bids: number, points: number) => Promise<void>;
}

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
  fillIn: (bids: BidForm) => Promise<void>;
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
export const placedBets = ({ rows, keys }: BidCase): SentPlacedBet[] =>
  rows.map((row) => {
    const [number, points, session] = partsOf(row);
    const numbers = number.split('-').map((part, index) => [keys[index], part]);
    return { ...Object.fromEntries(numbers), points, bet_type: session };
  });
