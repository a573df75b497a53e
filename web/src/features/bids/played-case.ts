/** The steps of a player on a bid screen, in a browser or in a rendered page. */
export interface BidForm {
  choose: (type: 'Open' | 'Close') => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  points: (points: string) => Promise<void>;
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
  /** Waits until the table holds these rows, the newest on top. */
  hasRows: (rows: readonly string[]) => Promise<void>;
  /** Waits until the footer shows this many bids and points. */
  hasTotals: (bids: number, points: number) => Promise<void>;
}

/** A bid screen played from its tile: input and expected result. Only tests import it, so the build leaves it out. */
export interface PlayedCase {
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
  /** The rows of the table from the top; numbers of the same points and game type in one: `128,137 10 Open`. */
  rows: readonly string[];
}

/** A case that is played on to its payout: one for each kind of number. */
export interface WonCase extends PlayedCase {
  /** The panas drawn later that day. */
  draw: { open: string; close: string };
  /** Digits as shown in the histories; the amount in points. */
  won: { digits: string; amount: number };
  lost: string;
}
