import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../testing/english.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { contextWith, lost, now } from '../testing/submission-contexts.ts';
import { errorResponse, placed, unanswered } from '../testing/submissions.ts';
import { fakeBrowser, fakeHost } from '../testing/tabs.ts';
import { mayResend, sendStored } from './sending.ts';
import type { Submission } from './submission.ts';

describe('sending', () => {
  const prepared = sampleSubmission({ baseline: [] });
  /** A submission whose first response was lost so many milliseconds ago. */
  const lostFor = (ago: number): Submission => ({
    ...prepared,
    status: 'unknown',
    attempts: 1,
    firstSentAt: { host: now - ago, device: now - ago },
  });

  const marks = () => performance.getEntriesByName('bet-outcome-unknown').length;

  beforeEach(() => performance.clearMarks());

  describe('a stored submission', () => {
    it('is not sent while the device is offline, and is then not placed', {
      tags: ['@FLOW-14', '@ERRB-10'],
    }, async () => {
      const { send, context } = contextWith(prepared, { isOffline: () => true });
      const failure = 'Network error - please check your connection and try again.';
      expect(inEnglish(await sendStored(context, 'k'))).toMatchObject({
        kind: 'settled',
        submission: { status: 'not-placed', attempts: 0, failure },
      });
      expect(send).not.toHaveBeenCalled();
      expect(inEnglish(context.store.read('k'))).toMatchObject({ status: 'not-placed', failure });
    });

    it('of an earlier request stays unknown while the device is offline', {
      tags: ['@FLOW-14'],
    }, async () => {
      const { send, context } = contextWith(lostFor(1000), { isOffline: () => true });
      expect(await sendStored(context, 'k')).toMatchObject({
        kind: 'settled',
        submission: { status: 'unknown' },
      });
      expect(send).not.toHaveBeenCalled();
    });

    it('is stored as sending, with the time of both clocks, before its request leaves', {
      tags: ['@FLOW-15'],
    }, async () => {
      const { send, context } = contextWith(prepared);
      let stored: Submission | undefined;
      send.mockImplementation(async () => {
        stored = context.store.read('k');
        return unanswered();
      });
      const before = Date.now();
      await sendStored(context, 'k');
      expect(stored).toMatchObject({ status: 'sending', attempts: 1, firstSentAt: { host: now } });
      expect(stored?.firstSentAt?.device).toBeGreaterThanOrEqual(before);
      expect(send).toHaveBeenCalledExactlyOnceWith(prepared.body, 'k');
    });

    it('that is placed by a repeat keeps the time of its first request, and no failure', {
      tags: ['@FLOW-14', '@FLOW-17'],
    }, async () => {
      const before = lostFor(1000);
      const failure = 'serverErrorPleaseTryAgainLater';
      const found = [{ id: '9', placedAt: '' }];
      const { context } = contextWith(
        { ...before, failure, found },
        { send: async () => placed(500, 470) },
      );
      expect((await sendStored(context, 'k')).submission).toEqual({
        ...before,
        status: 'placed',
        attempts: 2,
        settledAt: now,
      });
    });

    it.each([
      ['dismissed', undefined],
      ['settled', { ...prepared, status: 'placed' }],
    ] as const)('that is %s is not sent', { tags: ['@FLOW-15'] }, async (_, submission) => {
      const { send, context } = contextWith(submission ?? { ...prepared, key: 'other' });
      expect(await sendStored(context, 'k')).toEqual({ kind: 'settled', submission });
      expect(send).not.toHaveBeenCalled();
    });

    it('of a player who signed out is not sent', { tags: ['@FLOW-15'] }, async () => {
      const { send, context } = contextWith(prepared);
      const left = { ...context, isCurrent: () => false };
      expect(await sendStored(left, 'k')).toEqual({ kind: 'settled', submission: prepared });
      expect(send).not.toHaveBeenCalled();
    });
  });

  describe('a refusal', () => {
    it.each([400, 401, 403, 404, 409, 429])(
      'of the only request with status %i is its outcome',
      { tags: ['@FLOW-17'] },
      async (status) => {
        const { context } = contextWith(prepared, { send: async () => errorResponse({}, status) });
        expect(await sendStored(context, 'k')).toMatchObject({
          kind: 'refused',
          error: { status },
          submission: { status: 'refused' },
        });
        expect(marks()).toBe(0);
      },
    );

    it.each([
      [400, 'refused', 'not-placed'],
      [404, 'refused', 'not-placed'],
      [422, 'refused', 'not-placed'],
      [401, 'unknown', 'unknown'],
      [403, 'unknown', 'unknown'],
      [409, 'unknown', 'unknown'],
      [429, 'unknown', 'unknown'],
    ] as const)(
      'of a repeat with status %i speaks for the first request only after the check of the key: %s',
      { tags: ['@FLOW-16', '@FLOW-17'] },
      async (code, kind, status) => {
        const { context } = contextWith(lostFor(1000), {
          send: async () => errorResponse({}, code),
        });
        expect(await sendStored(context, 'k')).toMatchObject({ kind, submission: { status } });
        expect(marks()).toBe(kind === 'unknown' ? 1 : 0);
      },
    );

    it('of a repeat after the host may have forgotten the key decides nothing', {
      tags: ['@FLOW-16'],
    }, async () => {
      const { context } = contextWith(lostFor(3_600_000), {
        send: async () => errorResponse({}, 400),
      });
      expect(await sendStored(context, 'k')).toMatchObject({
        kind: 'unknown',
        submission: { status: 'unknown' },
      });
    });
  });

  it('a lost response leaves the outcome unknown, with the text of its failure, and is marked once', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { context } = contextWith(prepared, { send: async () => unanswered() });
    const failure = 'Request timeout - the server is taking too long to respond. Please try again.';
    expect(inEnglish(await sendStored(context, 'k'))).toMatchObject({
      kind: 'unknown',
      submission: { status: 'unknown', failure },
    });
    expect(marks()).toBe(1);
  });
});

describe('sending again', () => {
  const minute = 60_000;
  const noon = Date.parse('2026-11-20T12:00:00+05:30');

  beforeEach(() => {
    vi.useFakeTimers({ now: noon });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Whether a submission is repeated so long after its first attempt, by the clocks of host and device. */
  function isRepeated(
    host: number | undefined,
    device: number,
    sentByHost: number | null = 0,
  ): boolean {
    const { context } = fakeBrowser(fakeHost(true)).openTab();
    vi.setSystemTime(noon + device);
    const time = () => host;
    const firstSentAt = { host: sentByHost, device: noon };
    const submission = sampleSubmission({ status: 'unknown', attempts: 1, firstSentAt });
    return mayResend({ ...context, host: { ...context.host, time } }, submission);
  }

  describe('a submission', () => {
    it.each([
      [0, true],
      [10 * minute, true],
      [10 * minute + 1, false],
      [-1 * minute, true],
      [-1 * minute - 1, false],
    ])(
      'is repeated within ten minutes of the host: after %i ms %s',
      { tags: ['@FLOW-17'] },
      (elapsed, repeated) => {
        for (const device of [0, 3_600_000, -3_600_000])
          expect(isRepeated(elapsed, device)).toBe(repeated);
      },
    );

    it('is judged by the clock of the device only where the time of the host is unknown', {
      tags: ['@FLOW-17'],
    }, () => {
      expect([isRepeated(undefined, minute), isRepeated(undefined, 11 * minute)]).toEqual([
        true,
        false,
      ]);
      expect([isRepeated(5, minute, null), isRepeated(5, 11 * minute, null)]).toEqual([
        true,
        false,
      ]);
    });

    it('that never left is not repeated', { tags: ['@FLOW-17'] }, () => {
      const { context } = fakeBrowser(fakeHost(true)).openTab();
      expect(mayResend(context, sampleSubmission({ firstSentAt: null }))).toBe(false);
    });

    it('is never repeated to a host without keys', { tags: ['@API-27'] }, () => {
      const { context } = fakeBrowser(fakeHost(false)).openTab();
      const firstSentAt = { host: noon, device: noon };
      expect(mayResend(context, sampleSubmission({ status: 'unknown', firstSentAt }))).toBe(false);
    });
  });
});

describe('the wallet of receipts', () => {
  describe('the wallet after a receipt', () => {
    const prepared = sampleSubmission({ baseline: ['1'] });
    /** Another submission of this player. */
    const other = sampleSubmission({ key: 'other', marketName: 'Milan Day' });

    it('is that of the receipt', { tags: ['@FLOW-08'] }, async () => {
      const { context, changes } = contextWith(prepared);
      expect(await sendStored(context, 'k')).toMatchObject({ kind: 'placed' });
      expect(changes).toEqual([470]);
    });

    it.each([
      ['a first request', prepared, placed(600, 570), [570]],
      ['a repeat after another bet', lost, placed(500, 470), [470]],
      ['a repeat that was booked before another bet', lost, placed(600, 570), []],
      ['a repeat with the same balance', lost, placed(530, 500), []],
    ] as const)(
      'is that of %s, unless a newer one is known',
      async (_, submission, outcome, set) => {
        const { context, changes } = contextWith(submission, { send: async () => outcome });
        context.store.write({ ...other, status: 'placed', settledAt: now });
        expect(await sendStored(context, 'k')).toMatchObject({ kind: 'placed' });
        expect(changes).toEqual(set);
      },
    );

    it('is that of a repeat after bets that were placed before its first request', async () => {
      const { context, changes } = contextWith(lost, { send: async () => placed(600, 570) });
      context.store.write({ ...other, status: 'placed', settledAt: now - 61_000 });
      await sendStored(context, 'k');
      expect(changes).toEqual([570]);
    });

    it('is that of a repeat after bets whose outcome is unknown', async () => {
      const { context, changes } = contextWith(lost, { send: async () => placed(600, 570) });
      context.store.write({ ...other, status: 'given-up', dismissedAt: now });
      await sendStored(context, 'k');
      expect(changes).toEqual([570]);
    });

    it('stays as it is without a response, or for a player who signed out', async () => {
      const unknown = contextWith(prepared, { send: async () => unanswered() });
      expect(await sendStored(unknown.context, 'k')).toMatchObject({ kind: 'unknown' });
      expect(unknown.changes).toEqual([]);
      const left = contextWith(prepared, {
        send: async () => {
          left.player.isCurrent = false;
          return placed(500, 470);
        },
      });
      expect(await sendStored(left.context, 'k')).toMatchObject({ kind: 'placed' });
      expect(left.changes).toEqual([]);
    });
  });
});
