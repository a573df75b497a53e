import { neverDescends, rank } from './rank.ts';

/** The digits of a pana from the lowest to the highest. */
const ranked = '1234567890';

/** The two typed digits that hints need. */
const pair = /^(\d)(\d)$/;

const panas = (two: string, allowed: (third: string) => boolean): string[] =>
  Array.from(ranked)
    .filter(allowed)
    .map((third) => two + third);

/** The hints of a field for its text; none unless it is exactly two digits. */
export type Hints = (typed: string) => readonly string[] | undefined;

/** Single panas: every third digit above the second, then 0; the two must ascend without a 0. */
export const singlePanaHints: Hints = (typed) => {
  const [, first, second] = pair.exec(typed) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if (first === '0' || second === '0' || second <= first) return [];
  return panas(typed, (third) => rank(third) > rank(second));
};

/**
 * Double panas: after two equal digits every third digit from that one up without itself, then 0;
 * after two in order the second again.
 */
export const doublePanaHints: Hints = (typed) => {
  const [, first, second] = pair.exec(typed) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if (first === '0' || !neverDescends(typed)) return [];
  if (first !== second) return [typed + second];
  return panas(typed, (third) => rank(third) > rank(second));
};

/** Panas of a sangam: every third digit not below the second, 0 last; the two must not descend. */
export const sangamHints: Hints = (typed) => {
  const [, , second] = pair.exec(typed) ?? [];
  if (second === undefined) return undefined;
  return neverDescends(typed) ? panas(typed, (third) => rank(third) >= rank(second)) : [];
};

/** Panas of a Penal Group: those of a sangam, none after a leading 0. */
export const penalGroupHints: Hints = (typed) => {
  const hints = sangamHints(typed);
  return hints && typed.startsWith('0') ? [] : hints;
};
