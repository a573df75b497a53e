import { type Outbox, timeOf } from './outbox.ts';
import type { Submission } from './submission.ts';

/**
 * Period after the first attempt in which a submission is repeated under its key, in milliseconds.
 */
const REPEAT_WINDOW = 10 * 60_000;
/** Tolerated backward step between two readings of a clock. */
const TOLERANCE = 60_000;

/**
 * Whether the app may repeat a submission automatically: the host supports keys, and the first
 * attempt is recent enough for it to remember this one.
 */
export function mayRepeat(outbox: Outbox, { firstSentAt }: Submission): boolean {
  if (!outbox.host.takesKeys() || firstSentAt === null) return false;
  const elapsed = timeOf(outbox) - firstSentAt;
  return elapsed >= -TOLERANCE && elapsed <= REPEAT_WINDOW;
}
