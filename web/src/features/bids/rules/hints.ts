import { allPanas, panasOfKind } from '../../../matka/panas.ts';

/** The panas that begin with the text of a field; none unless it is exactly two digits. */
export type Hints = (typed: string) => readonly string[] | undefined;

const hintsAmong =
  (panas: readonly string[]): Hints =>
  (typed) =>
    /^\d\d$/.test(typed) ? panas.filter((pana) => pana.startsWith(typed)) : undefined;

export const singlePanaHints = hintsAmong(panasOfKind('SP'));
export const doublePanaHints = hintsAmong(panasOfKind('DP'));
/** Any pana. */
export const sangamHints = hintsAmong(allPanas);
/** Any pana without a leading 0. */
export const penalGroupHints = hintsAmong(allPanas.filter((pana) => !pana.startsWith('0')));
