import type { Message } from '../i18n/text.ts';

/** Reads numbers as people type, paste or dictate them, in any script. What is left out is reported, never hidden. */

/** The result of reading the text of a field. */
export interface Reading {
  readonly value: string;
  /** Something was dropped: a hint for the player. */
  readonly note?: Message | undefined;
  /** The value may differ from what was meant: an error. It must not be used until it is changed. */
  readonly doubt?: Message | undefined;
  /** It stays doubtful even if it was typed key by key. */
  readonly alsoTyped?: boolean | undefined;
}

export type Read = (text: string) => Reading;

export const ONLY_DIGITS = 'Enter digits only.';
export const TOO_LONG = 'This field is full.';
export const NOT_ALL = 'We kept only what fits. Please check.';

const DIGIT = /\p{Nd}/u;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
const SEPARATORS = /(?<=\d)[\s,\p{Pd}\u2212]+(?=\d)/gu;

/** The figure of a decimal digit. In Unicode the ten digits of a script follow each other from 0. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A text with the digits of every script as 0 to 9 and without invisible marks. */
export const plainText = (text: string): string =>
  text
    .replace(/[\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/(?![0-9])\p{Nd}/gu, figureOf)
    .trim();

const digitsIn = (text: string): string => text.replace(/\D/g, '');

function fitDigits(text: string, length: number, doubt: Message): Reading {
  const digits = digitsIn(text);
  const value = digits.slice(0, length);
  if (digits.length > length) return { value, note: TOO_LONG, doubt };
  if (digits === text) return { value };
  return { value, note: ONLY_DIGITS, doubt: /\d\D+\d/.test(text) ? doubt : undefined };
}

/** At most `length` digits that are not an amount, e.g. of a jodi; spaces, dashes and commas separate them. */
export const readDigits =
  (length: number, doubt: Message = NOT_ALL): Read =>
  (text) =>
    fitDigits(plainText(text).replace(SEPARATORS, ''), length, doubt);

const CURRENCY_BEFORE = /^([-+]?)\s*(?:₹|rs\.?|inr|रु\.?)\s*/i;
const CURRENCY_AFTER = /\s*(?:\/[-=]|₹|rs\.?|inr|रु\.?|rupees?|points?|pts\.?)$/i;
const PLAIN = /^[-+]?(?:\d+\.?|\d*\.\d{1,2})$/;
const GROUPED = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/;

/** The number in a text as people write amounts: `1,00,00,000`, `1 000`, `₹1,000.50`, `500/-`; undefined if it could be two. */
export function readAmount(text: string): number | undefined {
  const amount = plainText(text)
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]|(?<=\d)['’ \u00a0\u202f\u2009](?=\d)/g, ',')
    .replace(/^[\p{Pd}\u2212]\s*/u, '-')
    .replace(CURRENCY_BEFORE, '$1')
    .replace(CURRENCY_AFTER, '');
  if (!PLAIN.test(amount) && !GROUPED.test(amount)) return undefined;
  return Number(amount.replaceAll(',', ''));
}

/** Whole points in a field of `length` digits; a text that is another number is in doubt. */
export const readWhole =
  (length: number, doubt: Message): Read =>
  (text) => {
    const plain = plainText(text);
    const spaced = plain.replace(/\s/g, '');
    if (/^\d*$/.test(spaced)) return fitDigits(spaced, length, doubt);
    const amount = readAmount(text);
    if (amount !== undefined && amount >= 0 && Number.isInteger(amount)) {
      return fitDigits(String(amount), length, doubt);
    }
    const value = digitsIn(plain).slice(0, length);
    // Anything besides letters, e.g. a sign or a decimal point.
    const alsoTyped = /\D/.test(spaced.replace(/[\p{L}\p{M}]/gu, '')) && value !== '';
    return { value, note: ONLY_DIGITS, doubt: value === '' ? undefined : doubt, alsoTyped };
  };

/** A text of at most `length` characters that is taken as it is. */
export const readText =
  (length: number, doubt: Message): Read =>
  (text) =>
    text.length > length
      ? { value: text.slice(0, length), note: TOO_LONG, doubt }
      : { value: text };
