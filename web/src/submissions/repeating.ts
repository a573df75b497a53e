import { type Outbox, timeOf } from './outbox.ts';
import type { SentAt, Submission } from './submission.ts';

/**
 * Period after the first attempt in which a submission is repeated under its key, in milliseconds.
 */
const REPEAT_WINDOW = 10 * 60_000;
/** Tolerated backward step between two readings of a clock. */
const TOLERANCE = 60_000;

/** By the host's clock; by the device's, as the last resort, where the host's is not known at both times. */
const elapsedBetween = (first: SentAt, now: SentAt): number =>
  first.host !== null && now.host !== null ? now.host - first.host : now.device - first.device;

/**
 * Whether the app may repeat a submission automatically: the host supports keys, and the first
 * attempt is recent enough for it to remember this one.
 */
export function mayRepeat(outbox: Outbox, { firstSentAt }: Submission): boolean {
  if (!outbox.host.takesKeys() || firstSentAt === null) return false;
  const elapsed = elapsedBetween(firstSentAt, timeOf(outbox));
  return elapsed >= -TOLERANCE && elapsed <= REPEAT_WINDOW;
}
