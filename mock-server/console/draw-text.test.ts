import { expect, it } from 'vitest';
import type { DrawEvent } from '../src/markets/settle-draw.ts';
import { drawnText, isDrawnEarly, payText, resultText } from './draw-text.ts';

const draw = {
  stops: '2026-11-20T16:00:00+05:30',
  at: '2026-11-20T16:10:00+05:30',
  pana: null,
  digit: null,
  byHand: false,
  pending: null,
  waiting: 0,
  won: 0,
  lost: 0,
  paid: 0,
};
const drawn: DrawEvent = {
  type: 'draw',
  at: draw.at,
  market_id: 7,
  market: 'Kalyan Matka',
  day: '2026-11-20',
  session: 'open',
  pana: '129',
  digit: '2',
  won: 1,
  lost: 2,
  paid: 1,
};

it.each([
  [{ pana: '129', digit: '2' }, '129-2'],
  [{ byHand: true, pending: '129' }, 'to come, set to 129'],
  [{ byHand: true }, 'set to nothing'],
  [{}, 'to come'],
])('the text of a draw with %j is "%s"', (changes, text) => {
  expect(resultText({ ...draw, ...changes })).toBe(text);
});

it('a draw that was set by hand counts as early until its time', () => {
  const byHand = { ...draw, byHand: true };
  expect(isDrawnEarly(byHand, '2026-11-20T16:09:59+05:30')).toBe(true);
  expect(isDrawnEarly(byHand, draw.at)).toBe(false);
  expect(isDrawnEarly(draw, draw.stops)).toBe(false);
});

it('the preview of a draw shows the points that it pays and the number of bets', () => {
  const preview = { pana: '129', digit: '2', bets: [] };
  const told = (total: number, won: number, paid: number) =>
    payText({ ...preview, total, won, paid });
  expect(told(0, 0, 0)).toBe('No bet depends on this result.');
  expect(told(1, 0, 0)).toBe('pays nothing: 1 bet loses');
  expect(told(3, 1, 1)).toBe('pays 1 point to 1 bet');
  expect(told(3, 2, 190_000)).toBe('pays 1,90,000 points to 2 bets');
});

it('the text of a clock step names one draw, or the last of several, and the points that all paid', () => {
  expect(drawnText([], '16:00 bids on open stop.')).toBe('16:00 bids on open stop.');
  expect(drawnText([drawn], '')).toBe(
    '16:10 Kalyan Matka open: 129-2, 3 bets settled, 1 won, 1 point paid.',
  );
  expect(drawnText([{ ...drawn, pana: null, digit: null }], '')).toContain(' open: nothing, ');
  expect(drawnText([{ ...drawn, market: 'Sridevi' }, drawn], '')).toBe(
    '2 draws, the last 16:10 Kalyan Matka open: 129-2, 6 bets settled, 2 won, 2 points paid.',
  );
});
