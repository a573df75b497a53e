import { UNKNOWN } from './time.ts';

/** Points rounded to hundredths: sums of decimals have smaller fractions. */
export const inHundredths = (points: number): number => Math.round(points * 100) / 100;

/** The places of commas in Indian grouping: before the last three digits, and before each two of the others. */
const COMMAS = /\d(?=(\d\d)+\d\.)/g;

/**
 * `-₹10,000.00`, grouped as in India; `₹0.00` without points. Not by Intl, whose data take as long to load as the first
 * screen.
 */
export function formatRupees(points: number | null | undefined): string {
  // Rounded by the decimal digits: the number 1.005 is slightly below its text.
  const amount = Math.abs(points ?? 0);
  // A number of 21 digits or more is written as a power of ten.
  const hundredths = Math.round(Number(`${amount}e2`) || amount * 100);
  const text = (hundredths / 100).toFixed(2).replace(COMMAS, '$&,');
  return `${(points ?? 0) < 0 && hundredths > 0 ? '-' : ''}₹${text}`;
}

/** The same without paise if there are none: `₹9,500`, `₹237.50`. */
export const formatWhole = (points: number): string => formatRupees(points).replace(/\.00$/, '');

/** A balance as an amount; a dash while it is unknown. */
export const formatBalance = (points: number | undefined): string =>
  points === undefined ? UNKNOWN : formatRupees(points);
