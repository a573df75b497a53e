import { listOf } from '../../pact/json.ts';
import {
  ankOf,
  containsDigits,
  digits,
  isPana,
  jodiFamily,
  kindOf,
  panaFamily,
  panas,
} from './panas.ts';

type Payload = Readonly<Record<string, unknown>>;
type Combine = (payload: Payload) => readonly string[] | undefined;

const texts = (value: unknown): string[] => listOf(value).map(String);
const isDigit = (value: unknown): boolean => /^\d$/.test(String(value));
const kindsOf = (types: unknown): string[] =>
  texts(types).filter((kind) => ['SP', 'DP', 'TP'].includes(kind));

const ofAnk =
  (kinds: (payload: Payload) => readonly string[]): Combine =>
  (payload) =>
    isDigit(payload.ank) && kinds(payload).length > 0
      ? panas.filter(
          (pana) => kinds(payload).includes(kindOf(pana)) && ankOf(pana) === String(payload.ank),
        )
      : undefined;

const motor =
  (kind: string): Combine =>
  (payload) => {
    const chosen = texts(payload.digits);
    // Hosts differ on whether a repeated digit counts once or is an error.
    const isPlain = new Set(chosen).size === chosen.length && chosen.every(isDigit);
    if (!isPlain || chosen.length === 0) return undefined;
    return panas.filter(
      (pana) => kindOf(pana) === kind && [...pana].every((digit) => chosen.includes(digit)),
    );
  };

const choicePana: Combine = ({ types, left_digit, middle_digit, right_digit }) => {
  const wanted = [left_digit, middle_digit, right_digit];
  if (kindsOf(types).length === 0 || !wanted.some(isDigit)) return undefined;
  return panas.filter(
    (pana) =>
      kindsOf(types).includes(kindOf(pana)) &&
      wanted.every((digit, place) => digit === undefined || String(digit) === pana[place]),
  );
};

const digitsBasedJodi: Combine = ({ left_digits, right_digits }) => {
  const [left, right] = [texts(left_digits), texts(right_digits)];
  if (left.length + right.length === 0 || ![...left, ...right].every(isDigit)) return undefined;
  return digits
    .flatMap((first) => digits.map((second) => first + second))
    .filter((jodi) => left.includes(jodi.charAt(0)) || right.includes(jodi.charAt(1)));
};

const redBracket: Combine = ({ mode }) =>
  mode === 'half' || mode === 'full'
    ? digits.map((digit) => digit + String((Number(digit) + (mode === 'half' ? 5 : 0)) % 10))
    : undefined;

const oddEven: Combine = ({ add_odd_digits: odd, add_even_digits: even }) =>
  odd === true || even === true
    ? digits.filter((digit) => (Number(digit) % 2 === 0 ? even : odd) === true)
    : undefined;

const halfSangam: Combine = ({ sangam_type: type, digit, pana }) => {
  if (!isPana(pana) || !isDigit(digit)) return undefined;
  return [type === 'A' ? `${digit}-${pana}` : `${pana}-${digit}`];
};

const byCode: Readonly<Record<string, Combine>> = {
  single_pana_bulk: ofAnk(() => ['SP']),
  double_pana_bulk: ofAnk(() => ['DP']),
  sp_dp_tp: ofAnk(({ types }) => kindsOf(types)),
  triple_pana: ({ pana }) => (isPana(pana) && kindOf(pana) === 'TP' ? [pana] : undefined),
  penal_group: ({ pana }) => (isPana(pana) && !pana.startsWith('0') ? panaFamily(pana) : undefined),
  red_bracket: redBracket,
  choice_pana: choicePana,
  sp_motor: motor('SP'),
  dp_motor: motor('DP'),
  group_jodi: ({ jodi }) => (/^[1-9]\d$/.test(String(jodi)) ? jodiFamily(String(jodi)) : undefined),
  digits_based_jodi: digitsBasedJodi,
  odd_even: oddEven,
  two_digits_panel: ({ two_digits: two }) =>
    /^\d\d$/.test(String(two))
      ? panas.filter((pana) => containsDigits(pana, String(two)))
      : undefined,
  half_sangam: halfSangam,
  half_sangam_a: halfSangam,
  half_sangam_b: halfSangam,
  full_sangam: ({ open_pana: open, close_pana: close }) =>
    isPana(open) && isPana(close) ? [`${open}-${close}`] : undefined,
};

/**
 * The combinations that the game has for a payload of POST /betting/suggestions/, by the code of the bet type;
 * undefined for a code without suggestions and for a payload that the game says nothing of.
 */
export const combinationsOf = (code: string, payload: Payload): readonly string[] | undefined =>
  byCode[code]?.(payload);
