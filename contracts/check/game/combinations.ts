import type { SuggestingCode } from '../../bet-types.ts';
import { jodiFamilies, panaFamilies } from '../../numbers/families.ts';
import { evenDigits, oddDigits } from '../../numbers/odd-even.ts';
import { bracketJodis } from '../../numbers/red-bracket.ts';
import { panasWithTwoDigits } from '../../numbers/two-digits-panel.ts';
import { listOf } from '../../reading/json.ts';
import { ankOf, kindOf, panas } from './panas.ts';

type Payload = Readonly<Record<string, unknown>>;
type Combine = (payload: Payload) => readonly string[] | undefined;

const jodis = jodiFamilies.flat();
const texts = (value: unknown): string[] => listOf(value).map(String);
const isDigit = (value: unknown): boolean => /^\d$/.test(String(value));

const panasOf = (kinds: readonly string[], fits: (pana: string) => boolean): string[] =>
  panas.filter((pana) => kinds.includes(kindOf(pana) ?? '') && fits(pana));

const ofAnk = (kinds: readonly string[], ank: unknown): string[] =>
  panasOf(kinds, (pana) => ankOf(pana) === String(ank));

const motor =
  (kind: string): Combine =>
  ({ digits }) => {
    const chosen = texts(digits);
    // Hosts count a repeated digit once, or refuse it.
    if (new Set(chosen).size < chosen.length) return undefined;
    return panasOf([kind], (pana) => [...pana].every((digit) => chosen.includes(digit)));
  };

const choicePana: Combine = ({ types, left_digit, middle_digit, right_digit }) => {
  const wanted = [left_digit, middle_digit, right_digit];
  if (!wanted.some(isDigit)) return undefined;
  return panasOf(texts(types), (pana) =>
    wanted.every((digit, place) => digit === undefined || String(digit) === pana[place]),
  );
};

/** The jodis of two digits by places. The specification leaves open if a jodi needs either digit or both. */
const placed =
  (fits: (left: boolean, right: boolean) => boolean): Combine =>
  ({ left_digits: left, right_digits: right }) =>
    jodis.filter(([first = '', second = '']) =>
      fits(texts(left).includes(first), texts(right).includes(second)),
    );

/** The codes whose numbers the player types: whatever is suggested, the client bets on these. */
type TypedCode = 'triple_pana' | `half_sangam${string}` | 'full_sangam';

const bySuggestingCode: Readonly<Record<Exclude<SuggestingCode, TypedCode>, Combine>> = {
  single_pana_bulk: ({ ank }) => ofAnk(['SP'], ank),
  double_pana_bulk: ({ ank }) => ofAnk(['DP'], ank),
  // Neither 000 nor a jodi below 10 can be used to request a family.
  penal_group: ({ pana }) =>
    panaFamilies.find((family) => family.includes(String(pana)) && pana !== '000'),
  red_bracket: ({ mode }) => (mode === 'half' || mode === 'full' ? bracketJodis[mode] : undefined),
  sp_dp_tp: ({ types, ank }) => ofAnk(texts(types), ank),
  choice_pana: choicePana,
  sp_motor: motor('SP'),
  dp_motor: motor('DP'),
  group_jodi: ({ jodi }) =>
    jodiFamilies.find((family) => family.includes(String(jodi)) && Number(jodi) >= 10),
  digits_based_jodi: placed((left, right) => left || right),
  odd_even: ({ add_odd_digits: odd, add_even_digits: even }) => [
    ...(odd === true ? oddDigits : []),
    ...(even === true ? evenDigits : []),
  ],
  two_digits_panel: ({ two_digits: two }) => panasWithTwoDigits[[...String(two)].sort().join('')],
};

const byCode: Readonly<Record<string, Combine>> = bySuggestingCode;

/** Tells if the client makes bids of the suggestions for a code. */
export const isSuggested = (code: string): boolean => Object.hasOwn(byCode, code);

/** The same, if the specification leaves open another meaning. */
const otherwise: Readonly<Record<string, Combine>> = {
  digits_based_jodi: placed((left, right) => left && right),
};

/**
 * The lists that a host may give for a payload of POST /betting/suggestions/, by the code of the bet type, the list of
 * the tables first; empty for a code whose suggestions make no bids and for an undecided payload.
 */
export const combinationsOf = (code: string, payload: Payload): (readonly string[])[] =>
  [byCode, otherwise].flatMap((table) => {
    const list = table[code]?.(payload) ?? [];
    return list.length > 0 ? [list] : [];
  });
