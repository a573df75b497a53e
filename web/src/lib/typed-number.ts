import type { Message } from '../i18n/text.ts';

/** Reads numbers as people type, paste or dictate them, in any script. Every dropped part is reported. */

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

/** The digits of a text, without anything between them. */
export const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** At most `length` digits of a text; `doubt` if there were more, or others between them. */
export function fitDigits(text: string, length: number, doubt: Message): Reading {
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

/** An unchanged text of at most `length` characters. */
export const readText =
  (length: number, doubt: Message): Read =>
  (text) =>
    text.length > length
      ? { value: text.slice(0, length), note: TOO_LONG, doubt }
      : { value: text };
