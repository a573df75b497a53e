import { describe, expect, it, vi } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { takeBalance } from './balance.ts';

const noon = Date.parse('2026-11-20T12:00:00+05:30');

/** A bet of 10 points that found 500 points in the wallet. */
function record(id: number, placedAt: number, before: number | undefined = 500) {
  const bet = jodiRecord(id, '05', 10);
  return {
    ...bet,
    timestamps: { created_at: new Date(placedAt).toISOString() },
    bet_details: { ...bet.bet_details, before_amount: before },
  };
}

/** What is set of a wallet that was told at noon. */
function taken(
  records: Parameters<typeof takeBalance>[1],
  shownAt: { at: number | undefined } = { at: noon },
) {
  const setPoints = vi.fn();
  takeBalance({ points: () => 900, at: () => shownAt.at, setPoints }, records);
  return setPoints.mock.calls;
}

describe('the wallet after a page of the history', () => {
  it('is that after the newest bet, if the wallet was told before it', {
    tags: ['@FLOW-14'],
  }, () => {
    const placedAt = noon + 60_000;
    expect(taken([record(2, placedAt, 490), record(1, placedAt)])).toEqual([[480, placedAt]]);
  });

  it.each([
    ['the wallet was told after it', [record(1, noon - 1)]],
    ['the wallet may have been told with it', [record(1, noon + 2000)]],
    ['the page is not in the order of time', [record(1, noon + 60_000), record(2, noon + 60_000)]],
    ['the page is empty', []],
  ])('stays as it is where %s', (_, records) => {
    expect(taken(records)).toEqual([]);
  });

  it('stays as it is without an amount before the bet, and without a time of the wallet', () => {
    const { before_amount: _, ...bet } = record(1, noon + 60_000).bet_details;
    expect(taken([{ ...record(1, noon + 60_000), bet_details: bet }])).toEqual([]);
    expect(taken([record(1, noon + 60_000)], { at: undefined })).toEqual([]);
  });
});
