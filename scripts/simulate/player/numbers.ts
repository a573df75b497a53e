import type { Random } from '../run/random.ts';

/** The digits in the order of panas: 0 is the highest. */
const order = '1234567890';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => order[random.below(10)]).join('');

const inOrder = (text: string): string =>
  [...text].sort((one, other) => order.indexOf(one) - order.indexOf(other)).join('');

/** Different digits in order. */
function distinct(random: Random, count: number): string {
  const left = [...order];
  const taken = Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
  return inOrder(taken.join(''));
}

function doublePana(random: Random): string {
  const [one = '1', other = '2'] = distinct(random, 2);
  return random.chance(0.5) ? one + one + other : one + other + other;
}

const triplePana = (random: Random): string => (order[random.below(10)] ?? '1').repeat(3);

const anyPana = (random: Random): string =>
  random.weighted([
    [distinct(random, 3), 4],
    [doublePana(random), 2],
    [triplePana(random), 1],
  ]) ?? '128';

/** What a player who knows the rules types into a field of this label; unknown labels get a digit. */
export function legalText(label: string, random: Random): string {
  if (label.startsWith('Single Pana')) return distinct(random, 3);
  if (label.startsWith('Double Pana')) return doublePana(random);
  if (label.startsWith('Triple Pana')) return triplePana(random);
  if (label.includes('Motor')) return distinct(random, 4 + random.below(3));
  if (label.startsWith('Group Jodi')) return String(10 + random.below(90));
  if (label.includes('Jodi')) return digits(random, 2);
  if (label.startsWith('Two Digit')) return inOrder(digits(random, 2));
  if (label.includes('Pana') || label.includes('Penal')) return anyPana(random);
  return digits(random, 1);
}

/** A pana that lets a bet on a number win: the number itself, or one with its first or last digit. */
export function panaFor(number: string, random: Random): string {
  const isPana = /^\d{3}$/.test(number) && inOrder(number) === number;
  if (isPana || !/^\d+$/.test(number)) return isPana ? number : anyPana(random);
  const wanted = Number(random.chance(0.5) ? number.at(0) : number.at(-1));
  for (let tries = 0; tries < 60; tries++) {
    const pana = anyPana(random);
    if ([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10 === wanted) return pana;
  }
  return anyPana(random);
}
