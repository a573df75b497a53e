import { expect, it } from 'vitest';
import { type BetRow, joinEntries } from '../db/bets.ts';
import { makeDraw } from '../game/panas.ts';
import { settleBet } from './settle-draw.ts';

const several = joinEntries([
  { number: '128', points: 50 },
  { number: '137', points: 20 },
]);
const twice = joinEntries([
  { number: '128', points: 50 },
  { number: '128', points: 20 },
]);

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
  number: several,
  shape: 'several',
  raw_result: null,
  ...members,
});
const one = (members: Partial<BetRow> = {}): BetRow =>
  record({ shape: 'single', number: '128', amount: 50_00, ...members });

const won = (win: number) => ({ status: 'won', win });
const lost = { status: 'lost', win: 0 };
const pending = { status: 'PENDING' };

it.each<[string, BetRow, draw: readonly [string | null, string | null], outcome: object]>([
  ['wins by its first entry', record({}), ['128', null], won(50 * 150_00)],
  ['wins by its second entry', record({}), ['137', null], won(20 * 150_00)],
  ['wins the sum of its entries', record({ number: twice }), ['128', null], won(70 * 150_00)],
  ['is lost with all of its points', record({}), ['129', null], lost],
  ['is pending until its entries are decided', record({}), [null, '128'], pending],
  ['of one entry wins', one(), ['128', null], won(50 * 150_00)],
  ['shown inline wins', one({ shape: 'inline' }), ['128', null], won(50 * 150_00)],
  ['shown raw wins', one({ shape: 'rawOnly' }), ['128', null], won(50 * 150_00)],
  ['of close does not win by open', one({ session: 'close' }), ['128', '137'], lost],
  ['of close wins by close', one({ session: 'close' }), ['137', '128'], won(50 * 150_00)],
])('a bet record %s', (_, row, [open, close], outcome) => {
  expect(settleBet(row, makeDraw(open, close))).toEqual(outcome);
});

it.each<[rates: Parameters<typeof settleBet>[2], pana: string, drawn: string | null, object]>([
  [{ 5: 140.25 }, '128', '128', won(7012_50)],
  [{ 5: 0.001 }, '128', '128', won(5)],
  [{ 1: 9 }, '128', '128', won(50 * 150_00)],
  [{ 5: 140 }, '128', '129', lost],
  [{ 5: 140 }, '128', null, pending],
  [{ 5: { SP: 140, DP: 280 } }, '128', '128', won(7000_00)],
  [{ 5: { SP: 140, DP: 280 } }, '118', '118', won(14_000_00)],
  [{ 5: { SP: 140, DP: 280 } }, '111', '111', lost],
])(
  'a host with the rates %j settles a bet on %s at the draw %s as %j',
  (rates, pana, drawn, outcome) => {
    expect(settleBet(one({ number: pana }), makeDraw(drawn, null), rates)).toEqual(outcome);
  },
);
