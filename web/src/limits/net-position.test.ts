import { expect, it } from 'vitest';
import { decodedRecord } from '../testing/sample-record.ts';
import { netOf, positionsByDay, totalOf } from './net-position.ts';

const bet = (day: string, status: string, amount: number, won: number | null = null) => ({
  ...decodedRecord({ bet_status: status, amount }, { win_amount: won }),
  timestamps: { created_at: `${day}T23:50:00.000+05:30` },
});

const days = positionsByDay([
  bet('2026-11-19', 'lost', 30),
  bet('2026-11-20', 'won', 10, 95),
  bet('2026-11-20', 'lost', 40.5),
  bet('2026-11-20', 'PENDING', 7),
]);

it('the position of each Indian day adds up its staked, won and pending points', () => {
  expect(days).toEqual([
    { day: '2026-11-20', staked: 50.5, won: 95, pending: 7 },
    { day: '2026-11-19', staked: 30, won: 0, pending: 0 },
  ]);
});

it('the position of the days has a total', () => {
  expect(totalOf(days)).toEqual({ staked: 80.5, won: 95, pending: 7 });
  expect(netOf(totalOf(days))).toBe(14.5);
  expect(totalOf([])).toEqual({ staked: 0, won: 0, pending: 0 });
});

it('the position leaves out a bet whose time is unknown', () => {
  const timestamps = { created_at: '' };
  expect(positionsByDay([{ ...bet('2026-11-20', 'lost', 5), timestamps }])).toEqual([]);
});

it('the position counts no win for a lost bet or without an amount', () => {
  const [day] = positionsByDay([bet('2026-11-20', 'lost', 5, 95), bet('2026-11-20', 'won', 5)]);
  expect(day?.won).toBe(0);
});
