import type { PanaKind } from '@matka/contracts/api/suggestions';
import { GameError } from './game-error.ts';

/** The digits from lowest to highest: in a pana 0 counts as ten. */
const rising = [...'1234567890'];

const kindByDistinctDigits: Readonly<Record<number, PanaKind>> = { 1: 'TP', 2: 'DP', 3: 'SP' };

/** Last digit of the sum of three digits, as text: the ank of `777` is `1`. */
export function ank(pana: string): string {
  let sum = 0;
  for (const digit of pana) sum += Number(digit);
  return String(sum % 10);
}

/** Puts digits into the canonical order of a pana: rising, 0 highest (`0`, `1`, `2` → `120`). */
export function canonical(digits: Iterable<string>): string {
  return [...digits].sort((a, b) => rising.indexOf(a) - rising.indexOf(b)).join('');
}

function everyPana(): string[] {
  const all: string[] = [];
  for (const [i, first] of rising.entries()) {
    for (const [j, second] of rising.slice(i).entries()) {
      for (const third of rising.slice(i + j)) all.push(first + second + third);
    }
  }
  return all.sort();
}

/** The 220 panas in text order: every three digits in rising order, 0 highest. */
export const panas: readonly string[] = everyPana();

const kinds: ReadonlyMap<string, PanaKind | undefined> = new Map(
  panas.map((pana) => [pana, kindByDistinctDigits[new Set(pana).size]]),
);

/** Kind of a pana: SP all digits different, DP two equal, TP three equal. Undefined if `text` is not a pana. */
export function panaKind(text: string): PanaKind | undefined {
  return kinds.get(text);
}

/** True for one of the 220 panas in canonical spelling (`120`, not `012`). */
export function isPana(text: string): boolean {
  return kinds.has(text);
}

const byAnkAndKind = Map.groupBy(panas, (pana) => `${ank(pana)} ${panaKind(pana)}`);

/** Panas of one kind with the ank `digit`, in text order: 12 SP, 9 DP, 1 TP. None if `digit` is not a digit. */
export function panasOfAnk(digit: string, kind: PanaKind): readonly string[] {
  return byAnkAndKind.get(`${digit} ${kind}`) ?? [];
}

/** Error text for an invalid pana. */
export function panaErrorText(text: string): string {
  return `${text} is not a pana: its digits must rise, with 0 as the highest`;
}

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

/**
 * The draw of an open and a close pana, null if not drawn yet. Each digit is the ank of its pana. Throws a
 * GameError for a text that is not a pana.
 */
export function makeDraw(openPana: string | null, closePana: string | null): Draw {
  return { openPana, openDigit: ankOf(openPana), closeDigit: ankOf(closePana), closePana };
}
