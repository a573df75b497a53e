import { type Outbox, timeOf } from './outbox.ts';
import type { Submission } from './submission.ts';

/** How long after its first attempt a submission is repeated under its key, in milliseconds. */
const REPEAT_WINDOW = 10 * 60_000;
/** How far a clock may go back between two readings and still be believed. */
const TOLERANCE = 60_000;

/**
 * Whether the app may send a submission again by itself: the host understands keys, and the first attempt
 * is not so long ago that it has forgotten this one.
 */
export function mayRepeat(outbox: Outbox, { firstSentAt }: Submission): boolean {
  if (!outbox.host.takesKeys() || firstSentAt === null) return false;
  const elapsed = timeOf(outbox) - firstSentAt;
  return elapsed >= -TOLERANCE && elapsed <= REPEAT_WINDOW;
}
