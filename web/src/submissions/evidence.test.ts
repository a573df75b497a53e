import type { BetRecord } from '@matka/contracts/api/history';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jodiRecord, sampleContent, sampleSubmission } from '../testing/stored-submissions.ts';
import { isLagging, isSameBet, sharesBid, weighEvidence } from './evidence.ts';
import type { Submission, SubmissionContent, SubmittedBid } from './submission.ts';

const sent = sampleSubmission({ status: 'unknown', attempts: 1, baseline: ['1'] });
const five = jodiRecord(11, '05', 10);
const fortySeven = jodiRecord(12, '47', 20);
const placed = [fortySeven, five];

const kindOf = (submission: Submission, records: readonly BetRecord[], complete = true) =>
  weighEvidence(submission, { records, complete }).kind;
const at = (record: BetRecord, created_at: string) => ({ ...record, timestamps: { created_at } });
/** A record with other details. */
const withDetails = (record: BetRecord, details: object): BetRecord => ({
  ...record,
  bet_details: { ...record.bet_details, ...details },
});
/** A submission of one bid. */
const ofOne = (label: string, members: Partial<Submission> = {}): Submission => ({
  ...sent,
  bids: [{ label, points: 10, session: 'open' }],
  ...members,
});

describe('new bets in the history', { tags: ['@FLOW-14', '@FLOW-18'] }, () => {
  it('the new bets of the history prove the submission if they equal its bids once', () => {
    expect(weighEvidence(sent, { records: placed, complete: true })).toEqual({
      kind: 'found',
      bets: placed.map(({ id, timestamps }) => ({ id, placedAt: timestamps.created_at })),
    });
  });

  const both = placed.flatMap(({ bet_details }) => bet_details.placed_bets ?? []);
  const other = { jodi: '99', points: 20 };
  it.each([
    ['they and others', [...placed, jodiRecord(13, '99', 5)], 'found'],
    ['they in one record', [withDetails(five, { amount: 30, placed_bets: both })], 'found'],
    ['none of them', [], 'absent'],
    ['other points', [jodiRecord(11, '05', 11), jodiRecord(12, '47', 21)], 'absent'],
    ['other numbers', [jodiRecord(11, '50', 10), jodiRecord(12, '74', 20)], 'absent'],
    ['another market', placed.map((each) => ({ ...each, market: { name: 'Milan' } })), 'absent'],
    ['another type', placed.map((each) => ({ ...each, bet_type: { name: 'Jodi' } })), 'absent'],
    ['a record with others', [withDetails(five, { placed_bets: [both[1], other] })], 'absent'],
    ['some of them', [five], 'partial'],
    ['more of them', [...placed, jodiRecord(13, '05', 10)], 'ambiguous'],
    ['all of them twice', [...placed, ...placed], 'ambiguous'],
  ] as const)(
    'the new bets are compared with the bids of the submission: %s',
    (_what, records, kind) => {
      expect(kindOf(sent, records)).toBe(kind);
    },
  );

  it.each([
    ['without a baseline', { baseline: null }],
    ['beside an equal bet of this device', { contested: true }],
  ])('the new bets are ambiguous %s', (_why, members) => {
    expect(kindOf({ ...sent, ...members }, placed)).toBe('ambiguous');
  });

  it('the new bets are ambiguous if other bets may be missing, for example without ids', () => {
    expect(kindOf(sent, placed, false)).toBe('ambiguous');
    expect(kindOf(sent, [], false)).toBe('unreadable');
    const unnamed = placed.map((each) => ({ ...each, id: '' }));
    const { created_at: placedAt } = five.timestamps;
    for (const baseline of [null, ['1']])
      expect(weighEvidence({ ...sent, baseline }, { records: unnamed, complete: false })).toEqual({
        kind: 'ambiguous',
        bets: [
          { id: '', placedAt },
          { id: '', placedAt },
        ],
      });
  });

  const read = { ...sent, baselineReadAt: Date.parse('2026-11-20T12:00:00Z') };
  it.each([
    ['2026-11-20T11:59:50Z', 'ambiguous'],
    ['2026-11-20T17:29:50+05:30', 'ambiguous'],
    ['2026-11-20T17:30:05+05:30', 'found'],
    // Without a zone a time proves nothing.
    ['2026-11-20 11:00:00', 'found'],
  ])(
    'the new bets are compared with the time of the baseline, which lacked them: %s',
    (time, kind) => {
      expect(kindOf(read, [at(fortySeven, '2026-11-20T12:00:10Z'), at(five, time)])).toBe(kind);
      expect(kindOf(sent, [fortySeven, at(five, time)])).toBe('found');
    },
  );

  it('the new bets after an empty baseline are found, or ambiguous beside other bets', () => {
    const first = { ...sent, baseline: [] };
    expect(kindOf(first, placed)).toBe('found');
    expect(kindOf(first, [...placed, jodiRecord(2, '99', 5)])).toBe('ambiguous');
  });

  it.each([
    ['newer', '2020-01-01T00:00:00+05:30', 'found'],
    ['older', '2020-01-01T00:00:05+05:30', 'ambiguous'],
    ['of a time that is unknown', null, 'ambiguous'],
  ])(
    'the new bets after an empty baseline, beside bets that are %s (read at %s), are %s',
    (_, readAt, kind) => {
      const baselineReadAt = readAt === null ? null : Date.parse(readAt);
      const others = [...placed, jodiRecord(2, '99', 5)];
      expect(kindOf({ ...sent, baseline: [], baselineReadAt }, others)).toBe(kind);
    },
  );

  it('the new bets may have any type if the bids were sent with another bet type id', () => {
    const others = placed.map((each) => ({ ...each, bet_type: { name: 'Jodi' } }));
    expect(kindOf({ ...sent, betTypeName: null }, others)).toBe('found');
  });

  it.each([
    ['128-345', { open_pana: '128', close_pana: '345' }, 'found'],
    ['128-345', { open_pana: '345', close_pana: '128' }, 'absent'],
    ['5-128', { open_digit: '5', close_pana: '128' }, 'found'],
    ['128-5', { open_pana: '128', close_digit: '5' }, 'found'],
    ['5-128', { open_pana: '128', close_digit: '5' }, 'absent'],
    ['128', { pana: '128' }, 'found'],
    ['7', { digit: '7' }, 'found'],
    ['7', { open_digit: '7' }, 'found'],
    ['7', { jodi: '7' }, 'found'],
  ] as const)(
    'the new bets on %s are distinguished by their sessions: %o',
    (label, members, kind) => {
      const record = withDetails(five, { placed_bets: [{ points: 10, ...members }] });
      expect(kindOf(ofOne(label), [record])).toBe(kind);
    },
  );

  it.each([
    ['the points of a bet', { points: 10 }, { amount: 30 }, 'found'],
    ['other points of a bet', { points: 30 }, { amount: 10 }, 'absent'],
    ['the amount of the record', {}, { amount: 10 }, 'found'],
    ['another amount of the record', {}, { amount: 30 }, 'absent'],
    ['the session of a bet', { bet_type: 'open' }, { amount: 10, bet_type: 'close' }, 'found'],
    ['the other session', { bet_type: 'close' }, { amount: 10, bet_type: 'open' }, 'absent'],
    ['the session of the record', {}, { amount: 10, bet_type: 'open' }, 'found'],
    ['the other session of the record', {}, { amount: 10, bet_type: 'close' }, 'absent'],
  ] as const)(
    'the new bets are compared by the sub-bet, or by the record without sub-bets: %s',
    (_, bet, details, kind) => {
      const one = ofOne('05', { namesSession: true });
      const own = { jodi: '05', ...bet };
      expect(kindOf(one, [withDetails(five, { ...details, placed_bets: [own] })])).toBe(kind);
      const bare = withDetails(five, { ...details, placed_bets: [], ...own });
      if (!('bet_type' in bet)) expect(kindOf(one, [bare])).toBe(kind);
    },
  );

  it('the new bets do not depend on their order', () => {
    const bet = fc.tuple(fc.constantFrom('05', '47', '99'), fc.constantFrom(10, 20));
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 5 }), fc.boolean(), (bets, complete) => {
        const records = bets.map(([jodi, points], at) => jodiRecord(20 + at, jodi, points));
        expect(kindOf(sent, records.toReversed(), complete)).toBe(kindOf(sent, records, complete));
      }),
    );
  });
});

const [first, second] = sampleContent.bids as readonly [SubmittedBid, SubmittedBid];
const { body } = sampleContent;

it.each([
  ['themselves', {}, true, true],
  ['the same bids in another order', { bids: [second, first] }, true, true],
  ['one bid of them', { bids: [first] }, false, true],
  ['other numbers', { bids: [{ ...first, label: '06' }] }, false, false],
  ['other points', { bids: [{ ...first, points: 20 }] }, false, false],
  ['the other session', { bids: [{ ...first, session: 'open' }] }, false, false],
  ['another market', { body: { ...body, market_id: 8 } }, false, false],
  ['another bet type', { body: { ...body, bet_type_id: 4 } }, false, false],
] as const)(
  'two submissions are compared by their bids: %s',
  {
    tags: ['@FLOW-17'],
  },
  (_, members, isSame, isShared) => {
    const other = { ...sampleContent, ...members } as SubmissionContent;
    for (const [a, b] of [
      [sampleContent, other],
      [other, sampleContent],
    ] as const)
      expect([isSameBet(a, b), sharesBid(a, b)]).toEqual([isSame, isShared]);
  },
);

const recent = (members: Partial<Submission> = {}) =>
  sampleSubmission({ status: 'placed', attempts: 1, ...members });

it.each([
  ['nothing was placed', [], [], false],
  ['equal bets were placed', [recent()], [], true],
  ['one was placed', [recent({ bids: [second] })], [], true],
  ['only others were placed', [recent({ bids: [{ ...first, label: '99' }] })], [], false],
  ['only others with its numbers', [recent({ bids: [{ ...first, points: 5 }] })], [], false],
  ['they were placed on another market', [recent({ marketName: 'Milan' })], [], false],
  ['they were of another type', [recent({ betTypeName: 'Jodi' })], [], false],
  ['one of them is missing', [recent()], ['05'], true],
  ['one of them is missing beside another', [recent()], ['05', '99'], true],
  ['none is missing', [recent()], ['05', '47'], false],
  ['they were sent twice to a host without keys', [recent({ attempts: 2 })], ['05', '47'], true],
  ['all of both requests are there', [recent({ attempts: 2 })], ['05', '47', '05', '47'], false],
] as const)(
  'a history counts as lagging as long as it may lack an equal bet: %s',
  {
    tags: ['@FLOW-18'],
  },
  (_, submissions, jodis, expected) => {
    const records = jodis.map((jodi, id) => jodiRecord(id, jodi, jodi === '47' ? 20 : 10));
    expect(isLagging(sampleContent, submissions, records, false)).toBe(expected);
    // A host with keys books the bids of a submission once.
    if (submissions.some(({ attempts }) => attempts > 1))
      expect(isLagging(sampleContent, submissions, records, true)).toBe(false);
  },
);
