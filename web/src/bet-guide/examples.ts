import { t } from '../i18n/translate.ts';
import { panaKind } from '../matka/pana-kind.ts';
import type { DrawNumbers } from '../matka/result-string.ts';
import { resultString } from '../matka/result-string.ts';

/** How the numbers of a bet are read off a result. */
export type ExampleForm =
  | 'digit'
  | 'jodi'
  | 'pana'
  | 'half-sangam-a'
  | 'half-sangam-b'
  | 'full-sangam';

/** A complete draw. */
export type FullDraw = { readonly [Name in keyof DrawNumbers]-?: string };

/** A draw to explain with where no result is known. */
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
  digit: (draw) => t('forOpenForClose', { open: draw.open_digit, close: draw.close_digit }),
  jodi: (draw) => draw.open_digit + draw.close_digit,
  pana: ({ open_pana, close_pana }) =>
    t('forOpenForClose', {
      open: `${open_pana} (${panaKind(open_pana)})`,
      close: `${close_pana} (${panaKind(close_pana)})`,
    }),
  'half-sangam-a': (draw) => `${draw.open_digit}-${draw.close_pana}`,
  'half-sangam-b': (draw) => `${draw.open_pana}-${draw.close_digit}`,
  'full-sangam': (draw) => `${draw.open_pana}-${draw.close_pana}`,
};

/** What wins with a result, in a sentence. */
export function exampleText(form: ExampleForm, draw: FullDraw, marketName?: string): string {
  const [result, winning] = [resultString(draw), winners[form](draw)];
  return marketName
    ? t('winningWithTheLastResultOf', {
        market: marketName,
        result,
        winning,
      })
    : t('winningWithTheResult', { result, winning });
}
