import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../testing/english.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { contextWith, lost, now, storeDraftOf } from '../testing/submission-contexts.ts';
import { errorResponse, page, placed, unanswered } from '../testing/submissions.ts';
import { hideSubmission } from './context.ts';
import { mayResend, sendStored } from './sending.ts';
import type { Submission } from './submission.ts';

const prepared = sampleSubmission({ baseline: ['1'] });
const sentAgo = (ago: number) => ({ ...lost, firstSentAt: { host: now - ago, device: now - ago } });
const marks = () => performance.getEntriesByName('bet-outcome-unknown').length;

beforeEach(() => performance.clearMarks());
afterEach(() => vi.unstubAllGlobals());

describe('one attempt', { tags: ['@FLOW-14', '@FLOW-15'] }, () => {
  it('a submission is stored as sending with the times of both clocks before its request leaves', async () => {
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

  it.each([
    ['placed already', { ...prepared, status: 'placed' }, true],
    ['removed', { ...prepared, key: 'other' }, true],
    ['of a player who signed out', prepared, false],
  ] as const)('a stored submission is not sent if it is %s', async (_, submission, isCurrent) => {
    const { send, context } = contextWith(submission);
    expect(await sendStored({ ...context, isCurrent: () => isCurrent }, 'k')).toEqual({
      kind: 'outcome',
      submission: submission.key === 'k' ? submission : undefined,
    });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['placed bets', true, placed(500, 470), 0],
    ['bets that are placed after the session ended', false, placed(500, 470), 0],
    ['bets without a response', true, unanswered(), 1],
  ] as const)(
    'the stored draft of %s is removed only if they are placed',
    {
      tags: ['@DRAFT-05'],
    },
    async (_, isSignedIn, outcome, left) => {
      const { send, player, context } = contextWith(prepared);
      const key = storeDraftOf(prepared);
      send.mockImplementation(async () => {
        player.isCurrent = isSignedIn;
        return outcome;
      });
      await sendStored(context, 'k');
      expect(JSON.parse(localStorage.getItem(key) ?? '[]')).toHaveLength(left);
    },
  );

  const offline = 'Network error - please check your connection and try again.';
  it.each([
    ['is then not placed', prepared, { status: 'not-placed', attempts: 0, failure: offline }],
    ['stays unknown after an earlier request', lost, { status: 'unknown', attempts: 1 }],
  ] as const)(
    'a stored submission is not sent while no request reaches the host: %s',
    {
      tags: ['@ERRB-10'],
    },
    async (_, before, submission) => {
      const readPage = () => Promise.reject(new ApiError('network', 'Failed to fetch'));
      const { send, context } = contextWith(before, { isOffline: () => true, readPage });
      expect(inEnglish(await sendStored(context, 'k'))).toMatchObject({
        kind: 'outcome',
        submission,
      });
      expect(send).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['a page', async () => page([])],
    [
      'a refusal',
      () => Promise.reject(new ApiError('status', 'Status 503', { status: 503, body: {} })),
    ],
  ])(
    'a submission is sent although the browser reports no network, if the host responds with %s',
    async (_, readPage) => {
      const { send, context } = contextWith(prepared, { isOffline: () => true, readPage });
      expect((await sendStored(context, 'k')).submission?.status).toBe('placed');
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it('a submission that is placed by a repeat keeps the time of its first request and drops its failure', {
    tags: ['@FLOW-17'],
  }, async () => {
    const found = [{ id: '9', placedAt: '' }];
    const failure = 'Server error. Please try again later.';
    const { context } = contextWith({ ...lost, failure, found });
    expect((await sendStored(context, 'k')).submission).toEqual({
      ...lost,
      status: 'placed',
      attempts: 2,
      settledAt: now,
    });
  });

  it('a submission is unknown after a lost response, with the text of its failure and one mark', async () => {
    const { context } = contextWith(prepared, { send: async () => unanswered() });
    const failure = 'Request timeout - the server is taking too long to respond. Please try again.';
    expect(inEnglish(await sendStored(context, 'k'))).toMatchObject({
      submission: { status: 'unknown', failure },
    });
    expect(marks()).toBe(1);
  });

  it('the result of a submission dismissed during its request comes from its response', async () => {
    const { context } = contextWith(prepared, {
      send: async () => {
        hideSubmission(context, 'k');
        return placed(500, 470);
      },
    });
    expect((await sendStored(context, 'k')).submission?.status).toBe('placed');
  });
});

const refused = async (submission: Submission, status: number) => {
  const { context } = contextWith(submission, { send: async () => errorResponse({}, status) });
  const result = await sendStored(context, 'k');
  return [result.error?.status, result.submission?.status, marks()];
};

it.each([400, 401, 403, 404, 409, 429])(
  'a refusal of the only request with status %i makes the submission refused',
  { tags: ['@FLOW-16', '@FLOW-17'] },
  async (status) => {
    expect(await refused(prepared, status)).toEqual([status, 'refused', 0]);
  },
);

it.each([400, 404, 422])(
  'a refusal of a repeat with status %i makes the submission not placed',
  { tags: ['@FLOW-16', '@FLOW-17'] },
  async (status) => {
    expect(await refused(lost, status)).toEqual([status, 'not-placed', 0]);
    // The host may have forgotten the key since.
    expect(await refused(sentAgo(3_600_000), status)).toEqual([status, 'unknown', 1]);
  },
);

it.each([401, 403, 409, 429])(
  'a refusal of a repeat with status %i comes before the check of its key, and leaves the outcome unknown',
  { tags: ['@FLOW-16', '@FLOW-17'] },
  async (status) => {
    expect(await refused(lost, status)).toEqual([status, 'unknown', 1]);
  },
);

it('a refusal leaves the outcome unknown once a tab without locks has sent the submission again', {
  tags: ['@FLOW-16', '@FLOW-17'],
}, async () => {
  const { context } = contextWith(prepared, {
    send: async () => {
      context.store.move('k', 'unknown');
      context.store.move('k', 'sending', { attempts: 2 });
      return errorResponse({}, 400);
    },
  });
  expect((await sendStored(context, 'k')).submission?.status).toBe('unknown');
});

const minute = 60_000;
/** Tells if it is repeated so long after the first one, by the clocks of host and device. */
function isRepeated(host: number | undefined, device: number, sentByHost: number | null = 0) {
  vi.spyOn(Date, 'now').mockReturnValue(now + device);
  const { context } = contextWith(lost, { time: () => host });
  return mayResend(context, { ...lost, firstSentAt: { host: sentByHost, device: now } });
}

it.each([
  [0, true],
  [10 * minute, true],
  [10 * minute + 1, false],
  [-1 * minute, true],
  [-1 * minute - 1, false],
])(
  'a request is repeated within ten minutes by the clock of the host: after %i ms %s',
  { tags: ['@FLOW-17', '@API-27'] },
  (elapsed, repeated) => {
    for (const device of [0, 3_600_000, -3_600_000])
      expect(isRepeated(elapsed, device)).toBe(repeated);
    // By the device's clock only where the host's is not known at both times.
    expect(isRepeated(undefined, elapsed)).toBe(repeated);
    expect(isRepeated(5, elapsed, null)).toBe(repeated);
  },
);

it('a request is repeated only if it was sent before and the host supports keys', {
  tags: ['@FLOW-17', '@API-27'],
}, () => {
  expect(mayResend(contextWith(lost).context, { ...lost, firstSentAt: null })).toBe(false);
  expect(mayResend(contextWith(lost, { knowsKeys: () => false }).context, lost)).toBe(false);
});

it.each([
  ['a first request', prepared, placed(600, 570), now, [570]],
  ['a repeat after another bet', lost, placed(500, 470), now, [470]],
  ['a repeat that was booked before another bet', lost, placed(600, 570), now, []],
  ['a repeat with the same balance', lost, placed(530, 500), now, []],
  ['a repeat after bets placed before it', lost, placed(600, 570), now - 61_000, [570]],
  ['a repeat after bets of unknown outcome', lost, placed(600, 570), null, [570]],
] as const)(
  'the wallet after a receipt is the wallet of %s, unless a newer balance is known',
  { tags: ['@FLOW-08'] },
  async (_, sent, outcome, at, set) => {
    const { context, changes } = contextWith(sent, { send: async () => outcome });
    context.store.write({
      ...lost,
      key: 'other',
      status: at ? 'placed' : 'unknown',
      settledAt: at,
    });
    expect(await sendStored(context, 'k')).toMatchObject({ submission: { status: 'placed' } });
    expect(changes).toEqual(set);
  },
);

it('the wallet stays unchanged without a response or for a player who signed out', {
  tags: ['@FLOW-08'],
}, async () => {
  const unknown = contextWith(prepared, { send: async () => unanswered() });
  expect(await sendStored(unknown.context, 'k')).toMatchObject({
    submission: { status: 'unknown' },
  });
  const left = contextWith(prepared, {
    send: async () => {
      left.player.isCurrent = false;
      return placed(500, 470);
    },
  });
  expect(await sendStored(left.context, 'k')).toMatchObject({ submission: { status: 'placed' } });
  expect([unknown.changes, left.changes]).toEqual([[], []]);
});
