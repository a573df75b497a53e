import { PLACED_KEY } from '../auth/stored-user.ts';
import type { Submission } from './submission.ts';

/** How long placed bets are remembered, in milliseconds: the maximum lag of a host's history. */
export const HISTORY_LAG = 10 * 60_000;

/** A submission known to be placed. */
export interface PlacedSubmission {
  /** Time by the clock of the host, in milliseconds; of this device where the host's is unknown. */
  readonly at: number;
  readonly marketName: string;
  readonly betTypeName: string | null;
  readonly labels: readonly string[];
}

/** What a player placed lately, in any tab. */
export interface PlacedBets {
  /** The oldest first. */
  readonly list: () => readonly PlacedSubmission[];
  readonly add: (submission: Submission, at: number) => void;
}

type PlacedReader = (submission: Submission) => void;
const readers = new Set<PlacedReader>();

/** Calls `reader` with every submission that this tab learns to be placed from now on. */
export function onPlaced(reader: PlacedReader): void {
  readers.add(reader);
}

function isPlaced(value: unknown): value is PlacedSubmission {
  const { at, labels } = (value ?? {}) as Partial<PlacedSubmission>;
  return typeof at === 'number' && Array.isArray(labels);
}

/** The stored entries of a player. The text may be foreign or corrupt. */
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
    add: (submission, at) => {
      const { marketName, betTypeName, bids } = submission;
      for (const reader of readers) reader(submission);
      const recent = list().filter((each) => Math.abs(at - each.at) < HISTORY_LAG);
      const labels = bids.map(({ label }) => label);
      const placed = [...recent, { at, marketName, betTypeName, labels }];
      try {
        storage.setItem(PLACED_KEY, JSON.stringify({ player, placed }));
      } catch {
        // Storage is full: a bet of the last minutes may then be taken for an equal later one only
        // if the history lags and tells no times.
      }
    },
  };
}
