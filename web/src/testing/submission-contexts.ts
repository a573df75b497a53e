import { vi } from 'vitest';
import type { SubmissionContext } from '../submissions/context.ts';
import { draftsOf } from '../submissions/placed-drafts.ts';
import type { Submission } from '../submissions/submission.ts';
import { createStorage } from './shared-storage.ts';
import { sampleSubmission } from './stored-submissions.ts';
import { page, placed } from './submissions.ts';
import { fakeBrowser, fakeHost } from './tabs.ts';

/** The host's time in these tests, in milliseconds. */
export const now = Date.parse('2026-11-20T12:00:00+05:30');
/** 30 points on two jodis; the first attempt left a minute ago. */
const sent = sampleSubmission({
  baseline: ['1'],
  attempts: 1,
  firstSentAt: { host: now - 60_000, device: now - 60_000 },
});
/** The same without a response. */
export const lost = { ...sent, status: 'unknown' } as const;
/** Stores the draft of a bid screen that holds the bids of a submission; returns its key. */
export function storeDraftOf({ screen, body, bids }: Submission): string {
  const key = `${draftsOf(screen)}${body.bet_type_id}:${body.market_id}`;
  const table = bids.map(({ session, ...bid }) => ({ ...bid, gameType: session }));
  vi.stubGlobal('localStorage', createStorage());
  localStorage.setItem(key, JSON.stringify([{ tab: 'a', bids: table }]));
  return key;
}
/** A context with one stored submission and a wallet of 500 points, known at `pointsAt` by the host's clock. */
export function contextWith(
  submission: Submission,
  members: Partial<SubmissionContext['host']> = {},
  pointsAt?: number,
) {
  const { context: own } = fakeBrowser(fakeHost(true)).openTab();
  own.store.write(submission);
  const changes: number[] = [];
  const times: (number | undefined)[] = [];
  const onPlaced = vi.fn();
  const player = { isCurrent: true };
  const send = vi.fn(members.send ?? (async () => placed(500, 470)));
  const readPage = async () => page([]);
  const context: SubmissionContext = {
    ...own,
    host: { ...own.host, readPage, time: () => now, ...members, send },
    wallet: {
      points: () => 500,
      at: () => pointsAt,
      setPoints: (points, at) => {
        changes.push(points);
        times.push(at);
      },
    },
    onPlaced,
    isCurrent: () => player.isCurrent,
  };
  return { context, send, changes, times, player, onPlaced };
}
