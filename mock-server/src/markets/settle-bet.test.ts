import { expect, it } from 'vitest';
import { type BetRow, joinEntries } from '../db/bets.ts';
import { makeDraw } from '../game/panas.ts';
import { settleBet } from './settle-draw.ts';

/** A record of single panas on open. */
const record = (members: Partial<BetRow>): BetRow => ({
  id: 1,
  player_id: 1,
  market_id: 7,
  market_day: '2026-11-20',
  bet_type_id: 5,
  session: 'open',
  decided_by: 'open',
  status: 'PENDING',
  amount: 70_00,
  before_amount: null,
  win: null,
  created_at: '2026-11-20T12:00:00.000+05:30',
  number: joinEntries([
    { number: '128', points: 50 },
    { number: '137', points: 20 },
  ]),
  shape: 'several',
  raw_result: null,
  ...members,
});

it.each([
  ['128', 50 * 150],
  ['137', 20 * 150],
])('a record with several entries wins by each of them: %s', (pana, points) => {
  const win = points * 100;
  expect(settleBet(record({}), makeDraw(pana, null))).toEqual({
    status: 'won',
    win,
    net: win - 70_00,
  });
});

it('wins the sum of its entries', () => {
  const number = joinEntries([
    { number: '128', points: 50 },
    { number: '128', points: 20 },
  ]);
  const win = 70 * 150 * 100;
  expect(settleBet(record({ number }), makeDraw('128', null))).toMatchObject({ win });
});

it('is lost with all of its points when no entry wins', () => {
  expect(settleBet(record({}), makeDraw('129', null))).toEqual({
    status: 'lost',
    win: 0,
    net: -70_00,
  });
});

it('is pending until all of its entries are decided', () => {
  expect(settleBet(record({}), makeDraw(null, '128'))).toEqual({ status: 'PENDING' });
});

it('is one entry with all its points in the other shapes', () => {
  for (const shape of ['single', 'inline', 'rawOnly'] as const) {
    const one = record({ shape, number: '128', amount: 3_00 });
    expect(settleBet(one, makeDraw('128', null))).toMatchObject({ win: 3 * 150 * 100 });
  }
});

it('follows the result of its own session', () => {
  const close = record({ shape: 'single', number: '128', amount: 1_00, session: 'close' });
  expect(settleBet(close, makeDraw('128', '137'))).toMatchObject({ status: 'lost' });
  expect(settleBet(close, makeDraw('137', '128'))).toMatchObject({ status: 'won' });
});

it('wins by the rates of a host, in hundredths, where it has one for the type', () => {
  const one = record({ shape: 'single', number: '128', amount: 50_00 });
  const won = (rates: Parameters<typeof settleBet>[2], row = one) =>
    settleBet(row, makeDraw('128', null), rates);
  expect(won({ 5: 140.25 })).toEqual({ status: 'won', win: 7012_50, net: 6962_50 });
  expect(won({ 5: 0.001 })).toMatchObject({ status: 'won', win: 5 });
  expect(won({ 1: 9 })).toMatchObject({ win: 50 * 150 * 100 });
  expect(won(undefined)).toMatchObject({ win: 50 * 150 * 100 });
  expect(settleBet(one, makeDraw('129', null), { 5: 140 })).toMatchObject({
    status: 'lost',
    win: 0,
  });
  expect(settleBet(one, makeDraw(null, null), { 5: 140 })).toEqual({ status: 'PENDING' });
});

it('wins by the rate of the kind of its pana, and nothing where the host has none', () => {
  const rates = { 5: { SP: 140, DP: 280 } };
  const won = (number: string) =>
    settleBet(record({ shape: 'single', number, amount: 10_00 }), makeDraw(number, null), rates);
  expect(won('128')).toMatchObject({ status: 'won', win: 1400_00 });
  expect(won('118')).toMatchObject({ status: 'won', win: 2800_00 });
  expect(won('111')).toMatchObject({ status: 'lost', win: 0, net: -10_00 });
});
