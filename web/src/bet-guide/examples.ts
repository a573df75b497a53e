import type { Session } from '@matka/contracts/api/common';
import { t } from '../i18n/translate.ts';
import { panaKind } from '../matka/panas.ts';
import { type DrawNumbers, resultString } from '../matka/result-string.ts';

export type ExampleForm =
  | 'digit'
  | 'jodi'
  | 'pana'
  | 'half-sangam-a'
  | 'half-sangam-b'
  | 'full-sangam';

export type FullDraw = { readonly [Name in keyof DrawNumbers]-?: string };

/** An example draw for when no result is known. */
export const SAMPLE_DRAW: FullDraw = {
  open_pana: '128',
  open_digit: '1',
  close_digit: '3',
  close_pana: '120',
};

/** The draw of a market if all its numbers are drawn. */
export function fullDraw(draw: DrawNumbers | undefined): FullDraw | undefined {
  const { open_pana, open_digit, close_digit, close_pana } = draw ?? {};
  if (!open_pana || !open_digit || !close_digit || !close_pana) return undefined;
  return { open_pana, open_digit, close_digit, close_pana };
}

const winners: Readonly<Record<ExampleForm, (draw: FullDraw) => string>> = {
  digit: (draw) =>
    t('{open} for Open, {close} for Close', { open: draw.open_digit, close: draw.close_digit }),
  jodi: (draw) => draw.open_digit + draw.close_digit,
  pana: ({ open_pana, close_pana }) =>
    t('{open} for Open, {close} for Close', {
      open: `${open_pana} (${panaKind(open_pana)})`,
      close: `${close_pana} (${panaKind(close_pana)})`,
    }),
  'half-sangam-a': (draw) => `${draw.open_digit}-${draw.close_pana}`,
  'half-sangam-b': (draw) => `${draw.open_pana}-${draw.close_digit}`,
  'full-sangam': (draw) => `${draw.open_pana}-${draw.close_pana}`,
};

/** A sentence about the number that wins with a result. */
export function exampleText(form: ExampleForm, draw: FullDraw, marketName?: string): string {
  const [result, winning] = [resultString(draw), winners[form](draw)];
  return marketName
    ? t('Winning with the last result of {market}, {result}: {winning}.', {
        market: marketName,
        result,
        winning,
      })
    : t('Winning with the result {result}: {winning}.', { result, winning });
}

/** The places of a result, in order, that the numbers of a bet name. */
const NAMED: Readonly<Record<ExampleForm, readonly (keyof FullDraw)[]>> = {
  digit: ['open_digit', 'close_digit'],
  jodi: ['open_digit', 'close_digit'],
  pana: ['open_pana', 'close_pana'],
  'half-sangam-a': ['open_digit', 'close_pana'],
  'half-sangam-b': ['open_pana', 'close_digit'],
  'full-sangam': ['open_pana', 'close_pana'],
};

/** The four places of a result, and which of them win; for a bet on one session only that session's places, if it is given. */
export const pictureOf = (form: ExampleForm, draw: FullDraw, session?: Session) =>
  (['open_pana', 'open_digit', 'close_digit', 'close_pana'] as const).map((place) => ({
    place,
    text: draw[place],
    wins:
      NAMED[form].includes(place) &&
      (!(form === 'digit' || form === 'pana') || !session || place.startsWith(session)),
  }));
