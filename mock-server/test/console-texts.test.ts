import { expect, it } from 'vitest';
import { drawnText, isDrawnEarly, payText, resultText } from '../console/draw-text.ts';
import { ruleText } from '../console/fault-text.ts';
import type { DrawEvent } from '../src/markets/settle-draw.ts';
import type { FaultRule } from '../src/worlds/fault-rule.ts';

const draw = {
  ...{ stops: '2026-11-20T16:00:00+05:30', at: '2026-11-20T16:10:00+05:30' },
  ...{ pana: null, digit: null, byHand: false, pending: null },
  ...{ waiting: 0, won: 0, lost: 0, paid: 0 },
};
const drawn: DrawEvent = {
  ...{ type: 'draw', at: draw.at, market_id: 7, market: 'Kalyan Matka', day: '2026-11-20' },
  ...{ session: 'open', pana: '129', digit: '2', won: 1, lost: 2, paid: 1 },
};

it.each<[FaultRule, string]>([
  [{ effect: 'status', times: 1 }, 'The next request responds 500.'],
  [
    { effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 },
    'The next request to /betting/ breaks the connection after its work is done.',
  ],
  [
    { effect: 'latency', milliseconds: 2_500, method: 'GET', times: 3 },
    'Each of the next 3 requests to GET takes 2.5 s longer.',
  ],
  [
    { effect: 'status', status: 503, probability: 0.33, when: 'before-commit' },
    'Every request responds 503 before any work is done (33 % of them).',
  ],
  [{ effect: 'slow-drip', milliseconds: 0 }, 'Every request sends its body slowly.'],
])('the rule %j of a fault is told as "%s"', (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});

it.each([
  [{ pana: '129', digit: '2' }, '129-2'],
  [{ byHand: true, pending: '129' }, 'to come, set to 129'],
  [{ byHand: true }, 'set to nothing'],
  [{}, 'to come'],
])('the result of a draw with %j is told as "%s"', (changes, text) => {
  expect(resultText({ ...draw, ...changes })).toBe(text);
});

it('a draw is drawn early if it was made by hand, until its time', () => {
  const byHand = { ...draw, byHand: true };
  expect(isDrawnEarly(byHand, '2026-11-20T16:09:59+05:30')).toBe(true);
  expect(isDrawnEarly(byHand, draw.at)).toBe(false);
  expect(isDrawnEarly(draw, draw.stops)).toBe(false);
});

it('a preview of a draw says what it pays, to how many bets', () => {
  const preview = { pana: '129', digit: '2', bets: [] };
  const told = (total: number, won: number, paid: number) =>
    payText({ ...preview, total, won, paid });
  expect(told(0, 0, 0)).toBe('No bet depends on this result.');
  expect(told(1, 0, 0)).toBe('pays nothing: 1 bet loses');
  expect(told(3, 1, 1)).toBe('pays 1 point to 1 bet');
  expect(told(3, 2, 190_000)).toBe('pays 1,90,000 points to 2 bets');
});

it('a step tells one draw or the last of several, with what all of them paid', () => {
  expect(drawnText([], '16:00 bids on open stop.')).toBe('16:00 bids on open stop.');
  expect(drawnText([drawn], '')).toBe(
    '16:10 Kalyan Matka open: 129-2, 3 bets settled, 1 won, 1 point paid.',
  );
  expect(drawnText([{ ...drawn, pana: null, digit: null }], '')).toContain(' open: nothing, ');
  expect(drawnText([{ ...drawn, market: 'Sridevi' }, drawn], '')).toBe(
    '2 draws, the last 16:10 Kalyan Matka open: 129-2, 6 bets settled, 2 won, 2 points paid.',
  );
});
