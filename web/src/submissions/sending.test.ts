import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../testing/english.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { errorResponse, unanswered } from '../testing/submissions.ts';
import { fakeBrowser, fakeHost } from '../testing/tabs.ts';
import type { SubmissionContext } from './context.ts';
import { sendStored } from './sending.ts';
import type { Submission } from './submission.ts';

const now = 1_000_000_000;
const prepared = sampleSubmission({ baseline: [] });
/** A submission whose first response was lost so many milliseconds ago. */
const lost = (ago: number): Submission => ({
  ...prepared,
  status: 'unknown',
  attempts: 1,
  firstSentAt: { host: now - ago, device: now - ago },
});

/** An context with one submission and what the host responds. */
function contextWith(submission: Submission, members: Partial<SubmissionContext['host']>) {
  const { context } = fakeBrowser(fakeHost(true)).openTab();
  context.store.write(submission);
  const send = vi.fn(members.send);
  return {
    send,
    context: { ...context, host: { ...context.host, time: () => now, ...members, send } },
  };
}

const marks = () => performance.getEntriesByName('bet-outcome-unknown').length;

beforeEach(() => performance.clearMarks());

describe('a stored submission', () => {
  it('is not sent while the device is offline, and is then not placed', {
    tags: ['@FLOW-14', '@ERRB-10'],
  }, async () => {
    const { send, context } = contextWith(prepared, { isOffline: () => true });
    const failure = 'Network error - please check your connection and try again.';
    expect(inEnglish(await sendStored(context, 'k'))).toMatchObject({
      kind: 'not-sent',
      submission: { status: 'not-placed', attempts: 0, failure },
    });
    expect(send).not.toHaveBeenCalled();
    expect(inEnglish(context.store.read('k'))).toMatchObject({ status: 'not-placed', failure });
  });

  it('of an earlier request stays unknown while the device is offline', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { send, context } = contextWith(lost(1000), { isOffline: () => true });
    expect(await sendStored(context, 'k')).toMatchObject({
      kind: 'not-sent',
      submission: { status: 'unknown' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('is stored as sending, with the time of both clocks, before its request leaves', {
    tags: ['@FLOW-15'],
  }, async () => {
    const { send, context } = contextWith(prepared, {});
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
    ['put away', undefined],
    ['settled', { ...prepared, status: 'placed' }],
  ] as const)('that is %s is not sent', { tags: ['@FLOW-15'] }, async (_, submission) => {
    const { send, context } = contextWith(submission ?? { ...prepared, key: 'other' }, {});
    expect(await sendStored(context, 'k')).toEqual({ kind: 'settled', submission });
    expect(send).not.toHaveBeenCalled();
  });

  it('of a player who signed out is not sent', { tags: ['@FLOW-15'] }, async () => {
    const { send, context } = contextWith(prepared, {});
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
        status,
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
      const { context } = contextWith(lost(1000), { send: async () => errorResponse({}, code) });
      expect(await sendStored(context, 'k')).toMatchObject({ kind, submission: { status } });
      expect(marks()).toBe(kind === 'unknown' ? 1 : 0);
    },
  );

  it('of a repeat after the host may have forgotten the key decides nothing', {
    tags: ['@FLOW-16'],
  }, async () => {
    const { context } = contextWith(lost(3_600_000), { send: async () => errorResponse({}, 400) });
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
