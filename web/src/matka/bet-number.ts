import type { PlacedBet } from '@matka/contracts/api/history';
import { placedDigits } from './bet-digits.ts';
import type { DrawNumbers } from './result-string.ts';

/** The digits that a bet names, each at its place in a draw; it wins if all of them are drawn there. */
export type BetNumber = Partial<Readonly<Record<keyof DrawNumbers, string>>>;

type NumberFields = Omit<PlacedBet, 'bet_type' | 'points'>;

const shapes = { pana: /^\d{3}$/, digit: /^\d$/ } as const;

/** A number with its places, without empty ones; undefined if there is none, or a digit is malformed. */
function wellFormed(places: DrawNumbers): BetNumber | undefined {
  const named = Object.entries(places).filter(([, digits]) => digits);
  const isValid = ([name, digits]: (typeof named)[number]) =>
    shapes[name.endsWith('pana') ? 'pana' : 'digit'].test(digits ?? '');
  return named.length > 0 && named.every(isValid) ? Object.fromEntries(named) : undefined;
}

/**
 * The number of a record's bet or sub-bet, by its fields: sangams first, as `placedDigits` writes them. Undefined if there
 * is none, or if it lacks the session of a digit or pana.
 */
export function numberOf(fields: NumberFields, session: string | undefined): BetNumber | undefined {
  const { open_pana, open_digit, close_digit, close_pana, pana, digit, jodi } = fields;
  const isSangam = (open_pana && (close_pana || close_digit)) || (close_pana && open_digit);
  const own = pana || digit || jodi;
  if (isSangam || !own) {
    if (open_pana && close_pana) return wellFormed({ open_pana, close_pana });
    if (open_pana && close_digit) return wellFormed({ open_pana, close_digit });
    return wellFormed({ open_pana, open_digit, close_digit, close_pana });
  }
  return numberOfLabel(own, session);
}

/** The number of a bid by its label, `7`, `47`, `128`, `5-128`, of a sangam the open part first; undefined for other texts. */
export function numberOfLabel(label: string, session: string | undefined): BetNumber | undefined {
  const [open = '', close] = label.length === 2 ? [...label] : label.split('-');
  const at = (side: string, digits: string): DrawNumbers => ({
    [`${side}_${digits.length === 3 ? 'pana' : 'digit'}`]: digits,
  });
  if (close !== undefined)
    return label.split('-').length > 2
      ? undefined
      : wellFormed({ ...at('open', open), ...at('close', close) });
  return session === 'open' || session === 'close' ? wellFormed(at(session, open)) : undefined;
}

/** A number as the histories write it. */
export const numberText = (number: BetNumber): string =>
  number.open_digit && number.close_digit
    ? number.open_digit + number.close_digit
    : placedDigits(number);

/** The session whose draw decides a number: the close one if it names a digit of close. */
export const decidingSession = ({ close_digit, close_pana }: BetNumber) =>
  close_digit || close_pana ? ('close' as const) : ('open' as const);

/** Tells if every digit of a number was drawn. A part of it does not win. */
export const isHit = (number: BetNumber, drawn: DrawNumbers): boolean =>
  Object.entries(number).every(([place, digits]) => drawn[place as keyof DrawNumbers] === digits);

/** The line of a result for each number, and the start of its digits. */
const lines = {
  open_pana: [0, 0],
  open_digit: [1, 0],
  close_digit: [1, 1],
  close_pana: [2, 0],
} as const satisfies Record<keyof DrawNumbers, readonly [line: number, at: number]>;

/** The places of the digits of a number in the lines of a result: `0.2` is the third digit of the first line. */
export const placesOf = (number: BetNumber): readonly string[] =>
  Object.entries(number).flatMap(([place, digits]) => {
    const [line, from] = lines[place as keyof DrawNumbers];
    return [...digits].map((_, at) => `${line}.${from + at}`);
  });

export const isSameNumber = (one: BetNumber | undefined, other: BetNumber | undefined): boolean =>
  one !== undefined && other !== undefined && isHit(one, other) && isHit(other, one);
