import { listOf } from '../../pact/json.ts';
import { ankOf, containsDigits, digits, jodiFamily, kindOf, panaFamily, panas } from './panas.ts';

type Payload = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] => listOf(value).map(String);

const ofAnk = (kinds: readonly string[], { ank }: Payload) =>
  panas.filter((pana) => kinds.includes(kindOf(pana)) && ankOf(pana) === String(ank));

const motor = (kind: string, payload: Payload) => {
  const chosen = texts(payload.digits);
  return panas.filter(
    (pana) => kindOf(pana) === kind && [...pana].every((digit) => chosen.includes(digit)),
  );
};

function choicePana({ types, left_digit, middle_digit, right_digit }: Payload): string[] {
  const wanted = [left_digit, middle_digit, right_digit];
  return panas.filter(
    (pana) =>
      texts(types).includes(kindOf(pana)) &&
      wanted.every((digit, place) => digit === undefined || String(digit) === pana[place]),
  );
}

function digitsBasedJodi({ left_digits, right_digits }: Payload): string[] {
  const [left, right] = [texts(left_digits), texts(right_digits)];
  return digits
    .flatMap((first) => digits.map((second) => first + second))
    .filter((jodi) => left.includes(jodi.charAt(0)) || right.includes(jodi.charAt(1)));
}

const redBracket = ({ mode }: Payload) =>
  digits.map((digit) => digit + String((Number(digit) + (mode === 'half' ? 5 : 0)) % 10));

const byCode: Readonly<Record<string, (payload: Payload) => string[]>> = {
  single_pana_bulk: (payload) => ofAnk(['SP'], payload),
  double_pana_bulk: (payload) => ofAnk(['DP'], payload),
  sp_dp_tp: (payload) => ofAnk(texts(payload.types), payload),
  triple_pana: ({ pana }) => [String(pana)],
  penal_group: ({ pana }) => panaFamily(String(pana)),
  red_bracket: redBracket,
  choice_pana: choicePana,
  sp_motor: (payload) => motor('SP', payload),
  dp_motor: (payload) => motor('DP', payload),
  group_jodi: ({ jodi }) => jodiFamily(String(jodi)),
  digits_based_jodi: digitsBasedJodi,
  odd_even: ({ add_odd_digits, add_even_digits }) =>
    digits.filter((digit) => (Number(digit) % 2 === 0 ? add_even_digits : add_odd_digits)),
  two_digits_panel: ({ two_digits }) =>
    panas.filter((pana) => containsDigits(pana, String(two_digits))),
};

/** The combinations that the rules of the game give for a payload; undefined where they give none. */
export const combinationsOf = (code: string, payload: Payload): string[] | undefined =>
  byCode[code]?.(payload);
