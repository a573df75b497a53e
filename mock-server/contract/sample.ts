import { readBoolean } from '@matka/contracts/cli/boolean';

/** All defects, contradictions and allowed variants are tried. */
export const isFullRun = readBoolean(process.env, 'MATKA_CONTRACTS_FULL') === true;

const [shard = 1, shards = 1] = (process.env.MATKA_CONTRACTS_SHARD ?? '1/1').split('/').map(Number);

/** Every n-th entry from an offset; in a full run all entries, or the entries of its shard. */
export const sampleOf = <T>(entries: readonly T[], every: number, from = 0): readonly T[] =>
  entries.filter((_, index) =>
    isFullRun ? index % shards === shard - 1 : index % every === from % every,
  );
