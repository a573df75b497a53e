import type { PanaKind } from '@matka/contracts/api/suggestions';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import type { Random } from '../run/random.ts';

/** The digits in the order of panas: 0 is the highest. */
const order = '1234567890';
const anks = Object.values(panasByAnk);

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick([...order])).join('');

const inOrder = (text: string): string =>
  [...text].sort((one, other) => order.indexOf(one) - order.indexOf(other)).join('');

function motor(random: Random, count: number): string {
  const left = [...order];
  while (left.length > count) left.splice(random.below(left.length), 1);
  return left.join('');
}

const panaOf = (kind: PanaKind, random: Random): string =>
  random.pick(anks.flatMap((ank) => ank[kind]));

const anyPana = (random: Random): string =>
  panaOf(random.weighted([['SP', 4] as const, ['DP', 2], ['TP', 1]]), random);

/** The text that a player who knows the rules types into a field of the label; a digit for an unknown label. */
export function legalText(label: string, random: Random): string {
  if (label.startsWith('Single Pana')) return panaOf('SP', random);
  if (label.startsWith('Double Pana')) return panaOf('DP', random);
  if (label.startsWith('Triple Pana')) return panaOf('TP', random);
  if (label.includes('Motor')) return motor(random, 4 + random.below(3));
  if (label.startsWith('Group Jodi')) return String(10 + random.below(90));
  if (label.includes('Jodi')) return digits(random, 2);
  if (label.startsWith('Two Digit')) return inOrder(digits(random, 2));
  if (label.includes('Pana') || label.includes('Penal')) return anyPana(random);
  return digits(random, 1);
}

/** A pana that makes a bet on a number win: the number itself, or a pana with its first or last digit as ank. */
export function panaFor(number: string, random: Random): string {
  if (anks.some(({ SP, DP, TP }) => [...SP, ...DP, ...TP].includes(number))) return number;
  const ank = number && anks[Number(random.pick([number.at(0), number.at(-1)]))];
  return ank ? random.pick([...ank.SP, ...ank.DP, ...ank.TP]) : anyPana(random);
}
