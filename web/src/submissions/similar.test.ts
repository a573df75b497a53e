import { describe, expect, it } from 'vitest';
import { jodiRecord, sampleContent } from '../testing/stored-submissions.ts';
import type { PlacedSubmission } from './placed-bets.ts';
import { isLagging, isSameBet, sharesBid } from './similar.ts';
import type { SubmissionContent, SubmittedBid } from './submission.ts';

const [five, fortySeven] = sampleContent.bids as readonly [SubmittedBid, SubmittedBid];
const content = (members: Partial<SubmissionContent>) => ({ ...sampleContent, ...members });
const body = (body: SubmissionContent['body']) => content({ body });
const jodis = { bets: [{ jodi: '05', points: 30 }] };
const digits = { bets: [{ digit: '5', points: 30, bet_type: 'close' as const }] };

describe('two submissions', () => {
  it.each([
    ['themselves', sampleContent, true, true],
    ['the same bids in another order', content({ bids: [fortySeven, five] }), true, true],
    ['one bid of them', content({ bids: [five] }), false, true],
    ['other numbers', content({ bids: [{ ...five, label: '06' }] }), false, false],
    ['other points', content({ bids: [{ ...five, points: 20 }] }), false, false],
    ['the other session', content({ bids: [{ ...five, session: 'open' }] }), false, false],
    [
      'another market',
      body({ bet_type_id: 3, market_id: 8, amount: 30, payload: jodis }),
      false,
      false,
    ],
    [
      'another bet type',
      body({ bet_type_id: 1, market_id: 7, amount: 30, payload: digits }),
      false,
      false,
    ],
  ] as const)(
    'are compared by their bids: %s',
    { tags: ['@FLOW-17'] },
    (_, other, same, shared) => {
      expect([isSameBet(sampleContent, other), sharesBid(sampleContent, other)]).toEqual([
        same,
        shared,
      ]);
      expect([isSameBet(other, sampleContent), sharesBid(other, sampleContent)]).toEqual([
        same,
        shared,
      ]);
    },
  );
});

describe('a history', () => {
  const now = 1_000_000_000;
  const tenMinutes = 600_000;
  const placed = (members: Partial<PlacedSubmission> = {}): PlacedSubmission => ({
    key: 'k',
    at: now,
    marketName: 'Kalyan Matka',
    betTypeName: 'Jodi Digits',
    labels: ['05'],
    ...members,
  });
  const lags = (before: readonly PlacedSubmission[], records = [] as const) =>
    isLagging(sampleContent, before, { ids: [], records, readAt: null }, now);

  it.each([
    ['nothing was placed', [], false],
    ['an equal bet was placed', [placed()], true],
    ['one was placed among others', [placed({ labels: ['99', '47'] })], true],
    ['only others were placed', [placed({ labels: ['99'] })], false],
    ['it was placed on another market', [placed({ marketName: 'Milan' })], false],
    ['it was of another type', [placed({ betTypeName: 'Jodi' })], false],
    ['it is ten minutes old', [placed({ at: now - tenMinutes })], false],
    ['it is nearly ten minutes old', [placed({ at: now - tenMinutes + 1 })], true],
    ['the clock went back by ten minutes', [placed({ at: now + tenMinutes })], false],
    ['the clock went back by nearly ten', [placed({ at: now + tenMinutes - 1 })], true],
  ] as const)(
    'that shows no equal bet lags if %s',
    { tags: ['@FLOW-18'] },
    (_, before, expected) => {
      expect(lags(before)).toBe(expected);
    },
  );

  it('lags as long as it shows fewer equal bets than were placed', { tags: ['@FLOW-18'] }, () => {
    const known = (...records: ReturnType<typeof jodiRecord>[]) => ({
      ids: [],
      records,
      readAt: null,
    });
    const twice = [placed(), placed()];
    const record = jodiRecord(1, '05', 10);
    expect(isLagging(sampleContent, twice, known(record), now)).toBe(true);
    expect(isLagging(sampleContent, twice, known(record, jodiRecord(2, '05', 10)), now)).toBe(
      false,
    );
    expect(isLagging(sampleContent, twice, known(record, jodiRecord(2, '99', 10)), now)).toBe(true);
  });
});
