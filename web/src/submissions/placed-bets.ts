import type { Submission } from './submission.ts';

type PlacedReader = (submission: Submission) => void;
const readers = new Set<PlacedReader>();

/** Calls `reader` with every submission that this tab finds to be placed. */
export function onPlaced(reader: PlacedReader): void {
  readers.add(reader);
}

export function announcePlaced(submission: Submission): void {
  for (const reader of readers) reader(submission);
}
