import { isFullRun, ofShard } from '../selected-calls.ts';

/** Every n-th entry, from a fixed offset on; in a full run all of them, or those of its shard. */
export const sampleOf = <T>(entries: readonly T[], every: number, from = 0): readonly T[] =>
  isFullRun ? ofShard(entries) : entries.filter((_, index) => index % every === from % every);
