import type { BetRecord } from '@matka/contracts/api/history';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jodiRecord, sampleContent, sampleSubmission } from '../testing/stored-submissions.ts';
import { isLagging, isSameBet, sharesBid, weighEvidence } from './evidence.ts';
import type { Submission, SubmissionContent, SubmittedBid } from './submission.ts';

describe('evidence of a history', () => {
  const sent = sampleSubmission({ status: 'unknown', attempts: 1, baseline: ['1'] });
  const five = jodiRecord(11, '05', 10);
  const fortySeven = jodiRecord(12, '47', 20);
  const placed = [fortySeven, five];

  const kindOf = (submission: Submission, records: readonly BetRecord[], complete = true) =>
    weighEvidence(submission, { records, complete }).kind;

  /** A record whose only sub-bet has these members. */
  function stake(id: number, members: object): BetRecord {
    const record = jodiRecord(id, '', 10);
    return {
      ...record,
      bet_details: { ...record.bet_details, placed_bets: [{ points: 10, ...members }] },
    };
  }

  describe('new bets in the history', () => {
    it('are the submission when they are its very bids, once', { tags: ['@FLOW-14'] }, () => {
      expect(weighEvidence(sent, { records: placed, complete: true })).toEqual({
        kind: 'found',
        bets: placed.map(({ id, timestamps }) => ({ id, placedAt: timestamps.created_at })),
      });
      expect(kindOf(sent, [...placed, jodiRecord(13, '99', 5)])).toBe('found');
    });

    it('are the submission in one record as well', { tags: ['@FLOW-14'] }, () => {
      const one = jodiRecord(11, '05', 10);
      const both = placed.flatMap(({ bet_details }) => bet_details.placed_bets ?? []);
      const record = { ...one, bet_details: { ...one.bet_details, amount: 30, placed_bets: both } };
      expect(kindOf(sent, [record])).toBe('found');
    });

    it.each([
      ['none of them', [], 'absent'],
      ['other points', [jodiRecord(11, '05', 11), jodiRecord(12, '47', 21)], 'absent'],
      ['other numbers', [jodiRecord(11, '50', 10), jodiRecord(12, '74', 20)], 'absent'],
      ['another market', placed.map((each) => ({ ...each, market: { name: 'Milan' } })), 'absent'],
      ['another type', placed.map((each) => ({ ...each, bet_type: { name: 'Jodi' } })), 'absent'],
      ['some of them', [five], 'partial'],
      ['more of them', [...placed, jodiRecord(13, '05', 10)], 'ambiguous'],
      ['all of them twice', [...placed, ...placed], 'ambiguous'],
    ] as const)('%s prove nothing', { tags: ['@FLOW-14', '@FLOW-18'] }, (_what, records, kind) => {
      expect(kindOf(sent, records)).toBe(kind);
    });

    it.each([
      ['without a baseline', { baseline: null }],
      ['beside an equal bet of this device', { contested: true }],
    ])('prove nothing %s', { tags: ['@FLOW-18'] }, (_why, members) => {
      expect(kindOf({ ...sent, ...members }, placed)).toBe('ambiguous');
    });

    it('without ids are shown with their times, and never taken for the submission', {
      tags: ['@FLOW-18'],
    }, () => {
      const unnamed = placed.map((each) => ({ ...each, id: '' }));
      const placedAt = five.timestamps.created_at;
      for (const baseline of [null, ['1']]) {
        const known = { ...sent, baseline };
        expect(weighEvidence(known, { records: unnamed, complete: false })).toEqual({
          kind: 'ambiguous',
          bets: [
            { id: '', placedAt },
            { id: '', placedAt },
          ],
        });
      }
      expect(kindOf(sent, [{ ...five, id: '' }], false)).toBe('ambiguous');
    });

    it('prove nothing when older ones may be missing', { tags: ['@FLOW-14'] }, () => {
      expect(kindOf(sent, placed, false)).toBe('ambiguous');
      expect(kindOf(sent, [], false)).toBe('unreadable');
    });

    it('prove nothing when one is older than the baseline, which lacked it', {
      tags: ['@FLOW-18'],
    }, () => {
      const at = (created_at: string) => [fortySeven, { ...five, timestamps: { created_at } }];
      const known = { ...sent, baselineReadAt: Date.parse('2026-11-20T12:00:00Z') };
      expect(kindOf(known, at('2026-11-20T11:59:50Z'))).toBe('ambiguous');
      const timestamps = { created_at: '2026-11-20T12:00:10Z' };
      const [, older] = at('2026-11-20T11:59:50Z');
      expect(kindOf(known, older ? [{ ...fortySeven, timestamps }, older] : [])).toBe('ambiguous');
      expect(kindOf(known, at('2026-11-20T17:29:50+05:30'))).toBe('ambiguous');
      const later = (created_at: string) =>
        placed.map((each) => ({ ...each, timestamps: { created_at } }));
      expect(kindOf(known, later('2026-11-20T17:30:05+05:30'))).toBe('found');
      // Without a zone, and without a time of the host, a time says nothing.
      expect(kindOf(known, later('2026-11-20 11:00:00'))).toBe('found');
      expect(kindOf(sent, at('2026-11-20T11:59:50Z'))).toBe('found');
    });

    it('after an empty baseline prove something only when there are no others', {
      tags: ['@FLOW-18'],
    }, () => {
      const first = { ...sent, baseline: [] };
      expect(kindOf(first, placed)).toBe('found');
      expect(kindOf(first, [...placed, jodiRecord(2, '99', 5)])).toBe('ambiguous');
    });

    it('count for the session that the request names', { tags: ['@FLOW-14'] }, () => {
      const [bid] = sent.bids;
      const one = {
        ...sent,
        namesSession: true,
        bids: [{ ...bid, label: '05', points: 10, session: 'open' as const }],
      };
      expect(kindOf(one, [stake(11, { jodi: '05', bet_type: 'open' })])).toBe('found');
      expect(kindOf(one, [stake(11, { jodi: '05', bet_type: 'close' })])).toBe('absent');
      expect(kindOf(one, [stake(11, { jodi: '05' })])).toBe('found');
    });

    it.each([
      ['128-345', { open_pana: '128', close_pana: '345' }, 'found'],
      ['128-345', { open_pana: '345', close_pana: '128' }, 'absent'],
      ['5-128', { open_digit: '5', close_pana: '128' }, 'found'],
      ['128-5', { open_pana: '128', close_digit: '5' }, 'found'],
      ['5-128', { open_pana: '128', close_digit: '5' }, 'absent'],
      ['128', { pana: '128' }, 'found'],
      ['7', { digit: '7' }, 'found'],
      ['7', { jodi: '7' }, 'found'],
    ] as const)(
      'on %s differ from others by their sides: %o',
      { tags: ['@FLOW-14'] },
      (label, members, kind) => {
        const one = { ...sent, bids: [{ label, points: 10, session: 'close' as const }] };
        expect(kindOf(one, [stake(11, members)])).toBe(kind);
      },
    );

    it.each([
      ['the points of a bet', { jodi: '05', points: 10 }, { amount: 30 }, 'found'],
      ['other points of a bet', { jodi: '05', points: 30 }, { amount: 10 }, 'absent'],
      ['the amount of the record', { jodi: '05' }, { amount: 10 }, 'found'],
      ['another amount of the record', { jodi: '05' }, { amount: 30 }, 'absent'],
      ['the session of a bet', { bet_type: 'open' }, { bet_type: 'close' }, 'found'],
      ['the other session of a bet', { bet_type: 'close' }, { bet_type: 'open' }, 'absent'],
      ['the session of the record', {}, { bet_type: 'open' }, 'found'],
      ['the other session of the record', {}, { bet_type: 'close' }, 'absent'],
    ] as const)(
      'count by the bet, else by its record: %s',
      { tags: ['@FLOW-14'] },
      (_, bet, details, kind) => {
        const bids = [{ label: '05', points: 10, session: 'open' as const }];
        const one = { ...sent, namesSession: 'bet_type' in bet || 'bet_type' in details, bids };
        const own = { jodi: '05', ...('amount' in details ? {} : { points: 10 }), ...bet };
        const withBets = { ...five.bet_details, ...details, placed_bets: [own] };
        expect(kindOf(one, [{ ...five, bet_details: withBets }])).toBe(kind);
        const bare = { ...five.bet_details, ...details, placed_bets: [], ...own };
        if (!('bet_type' in bet)) expect(kindOf(one, [{ ...five, bet_details: bare }])).toBe(kind);
      },
    );

    it('may be of any type where the bids are sent under an id of their own', {
      tags: ['@FLOW-14'],
    }, () => {
      const others = placed.map((each) => ({ ...each, bet_type: { name: 'Jodi' } }));
      expect(kindOf({ ...sent, betTypeName: null }, others)).toBe('found');
    });

    it('of which only a part is meant prove nothing', { tags: ['@FLOW-14'] }, () => {
      const bets = [
        { jodi: '05', points: 10 },
        { jodi: '99', points: 20 },
      ];
      const both = { ...five, bet_details: { ...five.bet_details, placed_bets: bets } };
      expect(kindOf(sent, [both])).toBe('absent');
    });

    it('do not depend on their order', { tags: ['@FLOW-14'] }, () => {
      const bet = fc.tuple(fc.constantFrom('05', '47', '99'), fc.constantFrom(10, 20));
      fc.assert(
        fc.property(fc.array(bet, { maxLength: 5 }), fc.boolean(), (bets, complete) => {
          const records = bets.map(([jodi, points], at) => jodiRecord(20 + at, jodi, points));
          expect(kindOf(sent, records.toReversed(), complete)).toBe(
            kindOf(sent, records, complete),
          );
        }),
      );
    });
  });
});

describe('similar submissions', () => {
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
    const placed = (members: Partial<Submission> = {}) =>
      sampleSubmission({ status: 'placed', attempts: 1, ...members });
    const lags = (recent: readonly Submission[], known: readonly string[] = [], byKey = false) => {
      const records = known.map((jodi, at) => jodiRecord(at, jodi, jodi === '47' ? 20 : 10));
      return isLagging(sampleContent, recent, { ids: [], records, readAt: null }, byKey);
    };

    it.each([
      ['nothing was placed', [], false],
      ['equal bets were placed', [placed()], true],
      ['one was placed', [placed({ bids: [fortySeven] })], true],
      ['only others were placed', [placed({ bids: [{ ...five, label: '99' }] })], false],
      ['they were placed on another market', [placed({ marketName: 'Milan' })], false],
      ['they were of another type', [placed({ betTypeName: 'Jodi' })], false],
    ] as const)(
      'that shows no equal bet lags if %s',
      { tags: ['@FLOW-18'] },
      (_, recent, expected) => {
        expect(lags(recent)).toBe(expected);
      },
    );

    it('lags as long as it shows fewer equal bets than may be booked', {
      tags: ['@FLOW-18'],
    }, () => {
      expect([lags([placed()], ['05']), lags([placed()], ['05', '47'])]).toEqual([true, false]);
      expect(lags([placed()], ['05', '99'])).toBe(true);
      const twice = [placed({ attempts: 2 })];
      expect([lags(twice, ['05', '47']), lags(twice, ['05', '47'], true)]).toEqual([true, false]);
      expect(lags(twice, ['05', '47', '05', '47'])).toBe(false);
    });
  });
});
