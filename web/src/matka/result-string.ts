import type { Market } from '@matka/contracts/api/markets';

/** The four numbers of a draw; one that is not drawn yet is null, absent or empty. */
export type DrawNumbers = {
  [Name in 'open_pana' | 'open_digit' | 'close_digit' | 'close_pana']?: Market[Name] | undefined;
};

const pana = (value: string | null | undefined): string => value || '***';
const digit = (value: string | null | undefined): string => value || '*';

/** Tells if any number of a draw is known. */
export const isDrawn = (draw: DrawNumbers): boolean =>
  Boolean(draw.open_pana || draw.open_digit || draw.close_digit || draw.close_pana);

/** Open pana, both digits, close pana: the three lines of a chart cell, e.g. `['123', '6*', '***']`. */
export function resultLines(draw: DrawNumbers): [string, string, string] {
  return [
    pana(draw.open_pana),
    digit(draw.open_digit) + digit(draw.close_digit),
    pana(draw.close_pana),
  ];
}

/** The result of a market in one line, e.g. `123-67-890` or `***-**-***`. */
export function resultString(draw: DrawNumbers): string {
  return resultLines(draw).join('-');
}
