import { vi } from 'vitest';
import type { Baseline } from '../submissions/baseline.ts';
import { readAhead } from '../submissions/baseline.ts';
import type { Submission, SubmissionContent } from '../submissions/submission.ts';
import { submitContent } from '../submissions/submit.ts';
import { sampleContent, sampleSubmission } from './stored-submissions.ts';
import { fakeBrowser, fakeHost, type Tab } from './tabs.ts';

/** The time at which these tests begin, in milliseconds. */
export const begin = 1_000_000_000;

/** One bet on a jodi of the sample's market and type. */
export const contentOf = (jodi: string, points: number): SubmissionContent => ({
  ...sampleContent,
  bids: [{ label: jodi, points, session: 'close' }],
  body: { bet_type_id: 3, market_id: 7, amount: points, payload: { bets: [{ jodi, points }] } },
});
export const baselineOf = (...ids: string[]): Baseline => ({ ids, records: [], readAt: 5 });
/** A submission under the key `k` whose only response was lost at that time. */
export const lost = (members: Partial<Submission> = {}) =>
  sampleSubmission({
    status: 'unknown',
    attempts: 1,
    baseline: [],
    firstSentAt: { host: begin, device: begin },
    ...members,
  });

export function openTab(knowsKeys = false) {
  const host = fakeHost(knowsKeys);
  const browser = fakeBrowser(host);
  return { host, browser, tab: browser.openTab() };
}

/** Submits and lets ten seconds pass. */
export async function submit(
  { context }: Tab,
  content = sampleContent,
  agreed = false,
  baseline?: Baseline,
) {
  if (baseline) readAhead(context, Promise.resolve(baseline));
  const result = submitContent(context, content, agreed);
  await vi.advanceTimersByTimeAsync(10_000);
  return result;
}
