import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { fakeBrowser, fakeHost } from '../testing/tabs.ts';
import { mayResend } from './resend.ts';

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

  it('is judged by the device only where the host has told no time', { tags: ['@FLOW-17'] }, () => {
    expect([isRepeated(undefined, minute), isRepeated(undefined, 11 * minute)]).toEqual([
      true,
      false,
    ]);
    expect([isRepeated(5, minute, null), isRepeated(5, 11 * minute, null)]).toEqual([true, false]);
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
