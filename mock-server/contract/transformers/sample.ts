import { isFullRun, ofShard } from '../selected-calls.ts';

/** One entry of so many, from a fixed place on; all of them in a full run, or those of its shard. */
export const sampleOf = <T>(entries: readonly T[], every: number, from = 0): readonly T[] =>
  isFullRun ? ofShard(entries) : entries.filter((_, index) => index % every === from % every);
