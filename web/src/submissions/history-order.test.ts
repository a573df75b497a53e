import { describe, expect, it } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { isNewestFirst, isOlder } from './history-order.ts';

/** A bet with this id, placed at this time. */
const bet = (id: string, created_at = '') =>
  jodiRecord(1, '05', 10, { id, timestamps: { created_at } });
const withIds = (...ids: string[]) => ids.map((id) => bet(id));
const withTimes = (...hours: number[]) =>
  hours.map((hour) => bet('', `2026-11-20T0${hour}:00:00Z`));

describe('the order of a history', () => {
  it.each([
    ['no bet', [], true],
    ['a single bet', withIds('x'), true],
    ['ids that fall', withIds('3', '2', '1'), true],
    ['ids below zero that fall', withIds('-1', '-2'), true],
    ['ids that repeat and fall in the end', withIds('3', '3', '2'), true],
    ['ids that are all the same', withIds('3', '3'), false],
    ['ids that rise', withIds('2', '3'), false],
    ['ids that rise in between', withIds('5', '2', '3', '1'), false],
    ['ids of which only a part counts', withIds('3a', '2a'), false],
    ['ids that count in another way', withIds('0x10', '1'), false],
    ['ids after a letter', withIds('b3', 'b2'), false],
    ['times that fall', withTimes(3, 2, 1), true],
    ['times that rise', withTimes(1, 2), false],
    ['neither ids nor times', withIds('', ''), false],
  ] as const)(
    'is the newest first, or unknown, by %s',
    { tags: ['@FLOW-18'] },
    (_, bets, expected) => {
      expect(isNewestFirst(bets)).toBe(expected);
    },
  );
});

describe('a bet', () => {
  const noon = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T11:59:57Z', true],
    ['2026-11-20T11:59:57z', true],
    ['2026-11-20T17:29:57+05:30', true],
    ['2026-11-20T17:29:57+0530', true],
    ['2026-11-20T11:59:58Z', false],
    ['2026-11-20T12:00:01Z', false],
    ['2026-11-20T11:59:57', false],
    ['', false],
  ])(
    'placed at %s is older than noon, beyond two seconds: %s',
    {
      tags: ['@FLOW-18'],
    },
    (time, expected) => {
      expect(isOlder(bet('1', time), noon)).toBe(expected);
    },
  );

  it('is older than nothing where the host has told no time', () => {
    expect(isOlder(bet('1', '1969-12-31T00:00:00Z'), null)).toBe(false);
  });
});
