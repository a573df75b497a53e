import type { SentBetTypeConfig as BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { SentCombinations as Combinations } from '@matka/contracts/api/suggestions';
import type { BetTypeCode } from '@matka/contracts/bet-types';
import { betError } from './host-error.ts';
import {
  ankOf,
  digits,
  holdsDigits,
  isPana,
  jodiFamily,
  kindOf,
  panaFamily,
  panas,
} from './numbers.ts';

type Payload = Readonly<Record<string, unknown>>;
type Suggest = (payload: Payload, config: BetTypeConfig) => Combinations;

/** The text of a payload's field when it is what the pattern says; a number counts as its text. */
function textOf(payload: Payload, name: string, pattern: RegExp): string {
  const value = String(payload[name] ?? '');
  if (!pattern.test(value)) throw betError(`The field ${name} is wrong.`);
  return value;
}

const listOf = (payload: Payload, name: string): string[] => {
  const value = payload[name] ?? [];
  if (!Array.isArray(value)) throw betError(`The field ${name} is no list.`);
  return value.map(String);
};

function ankIn(payload: Payload, { min_digit: min = 0, max_digit: max = 9 }: BetTypeConfig) {
  const ank = textOf(payload, 'ank', /^\d$/);
  if (Number(ank) < min || Number(ank) > max) throw betError(`Only ${min} to ${max} are offered.`);
  return ank;
}

const ofKinds = (kinds: readonly string[]) => (pana: string) => kinds.includes(kindOf(pana));

const byAnk =
  (kind: string): Suggest =>
  (payload, config) => {
    const ank = ankIn(payload, config);
    return panas.filter((pana) => ankOf(pana) === ank && kindOf(pana) === kind);
  };

const motor =
  (kind: string): Suggest =>
  (payload, { min_digits: least = 4, max_digits: most = 6 }) => {
    const chosen = new Set(listOf(payload, 'digits'));
    if (chosen.size < least || chosen.size > most)
      throw betError(`A motor has ${least} to ${most} different digits.`);
    return panas.filter(
      (pana) => kindOf(pana) === kind && [...pana].every((one) => chosen.has(one)),
    );
  };

const places = ['left_digit', 'middle_digit', 'right_digit'] as const;

const choicePana: Suggest = (payload) => {
  const wanted = places.map((name) => payload[name]);
  const kinds = listOf(payload, 'types');
  if (kinds.length === 0 || wanted.every((digit) => digit === undefined))
    throw betError('A kind and a digit are needed.');
  return panas
    .filter(ofKinds(kinds))
    .filter((pana) => wanted.every((digit, place) => (digit ?? pana[place]) === pana[place]));
};

const digitsBasedJodi: Suggest = (payload) => {
  const left = listOf(payload, 'left_digits');
  const right = listOf(payload, 'right_digits');
  const jodis = digits.flatMap((first) => digits.map((second) => first + second));
  return jodis.filter((jodi) => left.includes(jodi.charAt(0)) || right.includes(jodi.charAt(1)));
};

const pana = /^\d{3}$/;

/** One combination when all its panas exist, none otherwise. */
const checked = (combination: string): string[] =>
  combination.split('-').every((part) => part.length === 1 || isPana(part)) ? [combination] : [];

function penalGroup(payload: Payload): string[] {
  const start = textOf(payload, 'pana', pana);
  if (!isPana(start) || start.startsWith('0')) throw betError('This patti has no family.');
  return panaFamily(start).map((one) => `${one}:${kindOf(one)}`);
}

const halfSangam: Suggest = (payload) =>
  checked(`${textOf(payload, 'digit', /^\d$/)}-${textOf(payload, 'pana', pana)}`);

/** The combinations of each bet type that has any, worked out from the rules of the game. */
export const suggest: Partial<Record<BetTypeCode, Suggest>> = {
  single_pana_bulk: byAnk('SP'),
  double_pana_bulk: byAnk('DP'),
  triple_pana: (payload) => checked(textOf(payload, 'pana', /^(\d)\1\1$/)),
  penal_group: penalGroup,
  red_bracket: (payload) => {
    const half = textOf(payload, 'mode', /^(half|full)$/) === 'half';
    return { jodis: digits.map((one) => one + String((Number(one) + (half ? 5 : 0)) % 10)) };
  },
  sp_dp_tp: (payload, config) => {
    const ank = ankIn(payload, config);
    return panas.filter(ofKinds(listOf(payload, 'types'))).filter((one) => ankOf(one) === ank);
  },
  choice_pana: choicePana,
  sp_motor: motor('SP'),
  dp_motor: motor('DP'),
  group_jodi: (payload) => jodiFamily(textOf(payload, 'jodi', /^\d\d$/)),
  digits_based_jodi: digitsBasedJodi,
  odd_even: (payload) =>
    digits.filter((one) =>
      Number(one) % 2 === 0 ? payload.add_even_digits : payload.add_odd_digits,
    ),
  two_digits_panel: (payload) => {
    const two = textOf(payload, 'two_digits', /^\d\d$/);
    return panas.filter((one) => holdsDigits(one, two));
  },
  half_sangam: halfSangam,
  half_sangam_a: halfSangam,
  half_sangam_b: halfSangam,
  full_sangam: (payload) =>
    checked(`${textOf(payload, 'open_pana', pana)}-${textOf(payload, 'close_pana', pana)}`),
};
