import type { PanaKind } from '@matka/contracts/api/suggestions';

/** A number or payload that breaks a rule of the game. The message is shown to the player. */
export class GameError extends Error {
  override readonly name = 'GameError';
}

/** The digits from lowest to highest: in a pana 0 counts as ten. */
const rising = [...'1234567890'];

const kindByDistinctDigits: Readonly<Record<number, PanaKind>> = { 1: 'TP', 2: 'DP', 3: 'SP' };

/** Last digit of the sum of three digits, as text: the ank of `777` is `1`. */
export const ank = (pana: string): string =>
  String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);

/** Puts digits into the canonical order of a pana: rising, 0 highest (`0`, `1`, `2` → `120`). */
export const canonical = (digits: Iterable<string>): string =>
  [...digits].sort((a, b) => rising.indexOf(a) - rising.indexOf(b)).join('');

/** The 220 panas in text order: every three digits in rising order, 0 highest. */
export const panas: readonly string[] = rising
  .flatMap((first, i) =>
    rising
      .slice(i)
      .flatMap((second, j) => rising.slice(i + j).map((third) => first + second + third)),
  )
  .sort();

const kinds: ReadonlyMap<string, PanaKind | undefined> = new Map(
  panas.map((pana) => [pana, kindByDistinctDigits[new Set(pana).size]]),
);

/** Kind of a pana: SP all digits different, DP two equal, TP three equal. Undefined if `text` is not a pana. */
export const panaKind = (text: string): PanaKind | undefined => kinds.get(text);

/** True for one of the 220 panas in canonical spelling (`120`, not `012`). */
export const isPana = (text: string): boolean => kinds.has(text);

const byAnkAndKind = Map.groupBy(panas, (pana) => `${ank(pana)} ${panaKind(pana)}`);

/** Panas of one kind with the ank `digit`, in text order: 12 SP, 9 DP, 1 TP. None if `digit` is not a digit. */
export const panasOfAnk = (digit: string, kind: PanaKind): readonly string[] =>
  byAnkAndKind.get(`${digit} ${kind}`) ?? [];

export const panaErrorText = (text: string): string =>
  `${text} is not a pana: its digits must rise, with 0 as the highest`;

/** Numbers of a market day; null if not drawn yet. */
export interface Draw {
  readonly openPana: string | null;
  readonly openDigit: string | null;
  readonly closeDigit: string | null;
  readonly closePana: string | null;
}

function ankOf(pana: string | null): string | null {
  if (pana === null) return null;
  if (!isPana(pana)) throw new GameError(panaErrorText(pana));
  return ank(pana);
}

/** The draw of an open and a close pana, null if not drawn yet. Throws a GameError for a text that is not a pana. */
export const makeDraw = (openPana: string | null, closePana: string | null): Draw => ({
  openPana,
  openDigit: ankOf(openPana),
  closeDigit: ankOf(closePana),
  closePana,
});
