import type { Message } from '../i18n/text.ts';
import { digitsIn, fitDigits, ONLY_DIGITS, plainText, type Read } from './typed-number.ts';

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

/** Whole points in a field of `length` digits; a text that may mean another number is doubtful. */
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
