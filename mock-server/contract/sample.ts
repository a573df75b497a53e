import { readBoolean } from '@matka/contracts/cli/boolean';

/** All defects, contradictions and allowed variants are tried. */
export const isFullRun = readBoolean(process.env, 'MATKA_CONTRACTS_FULL') === true;

/** Every n-th entry from an offset; in a full run all. */
export const sampleOf = <T>(entries: readonly T[], every: number, from = 0): readonly T[] =>
  entries.filter((_, index) => isFullRun || index % every === from % every);
