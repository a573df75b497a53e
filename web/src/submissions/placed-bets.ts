import { PLACED_KEY } from '../auth/stored-user.ts';
import type { Submission } from './submission.ts';

/** How long placed bets are remembered, in milliseconds: the maximum lag of a host's history. */
export const HISTORY_LAG = 10 * 60_000;

/** A submission that is placed, or may be. */
export interface PlacedSubmission {
  readonly key: string;
  /** Time by the clock of the host, in milliseconds; of this device where the host's is unknown. */
  readonly at: number;
  readonly marketName: string;
  readonly betTypeName: string | null;
  /** The numbers of its bids, once for each time that a host may have booked them. */
  readonly labels: readonly string[];
  /** Dismissed while its outcome was unknown. */
  readonly isUnknown?: true;
}

/** What a player placed recently, or may have placed, in any tab. */
export interface PlacedBets {
  readonly list: () => readonly PlacedSubmission[];
  /**
   * Adds a submission that is placed, or `isUnknown` and dismissed.
   * @param bookings how often the host may have booked it, now or later
   */
  readonly add: (submission: Submission, at: number, bookings: number, isUnknown?: boolean) => void;
}

type PlacedReader = (submission: Submission) => void;
const readers = new Set<PlacedReader>();

/** Calls `reader` with every submission that this tab finds to be placed. */
export function onPlaced(reader: PlacedReader): void {
  readers.add(reader);
}

function isPlaced(value: unknown): value is PlacedSubmission {
  const { at, labels } = (value ?? {}) as Partial<PlacedSubmission>;
  return typeof at === 'number' && Array.isArray(labels);
}

/** Parses the entries of a player from a text that may be foreign or corrupt. */
function entriesOf(text: string | null, player: string): PlacedSubmission[] {
  try {
    const stored = JSON.parse(text ?? '{}') as { player?: unknown; placed?: unknown };
    if (stored.player !== player || !Array.isArray(stored.placed)) return [];
    return stored.placed.filter(isPlaced);
  } catch {
    return [];
  }
}

/**
 * Remembers placed bets for as long as the history may lack them, until the player signs out.
 * @param player names the player, whose entries replace those of another one
 */
export function createPlacedBets(storage: Storage, player: string): PlacedBets {
  const list = () => entriesOf(storage.getItem(PLACED_KEY), player);
  return {
    list,
    add: (submission, at, bookings, isUnknown = false) => {
      if (!isUnknown) for (const reader of readers) reader(submission);
      const { key, marketName, betTypeName, bids } = submission;
      const labels = bids.flatMap(({ label }) => Array<string>(bookings).fill(label));
      const entry = { key, at, marketName, betTypeName, labels, ...(isUnknown && { isUnknown }) };
      const recent = list().filter((each) => Math.abs(at - each.at) < HISTORY_LAG);
      try {
        storage.setItem(PLACED_KEY, JSON.stringify({ player, placed: [...recent, entry] }));
      } catch {
        // Storage is full: an equal later bet may be confused with this one if the history lags and has no times.
      }
    },
  };
}
