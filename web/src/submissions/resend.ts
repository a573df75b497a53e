import { type SubmissionContext, timeOf } from './context.ts';
import type { SentAt, Submission } from './submission.ts';

/** How long hosts are sure to remember a key, in milliseconds since the first request. */
const KEY_LIFE = 10 * 60_000;
/** Tolerated backward step between two readings of a clock. */
const TOLERANCE = 60_000;

/** By the host's clock; by the device's where the host's is not known at both times. */
const elapsedBetween = (first: SentAt, now: SentAt): number =>
  first.host !== null && now.host !== null ? now.host - first.host : now.device - first.device;

/**
 * Whether sending a submission again under its key can't book it twice: the host knows keys, and
 * still remembers this one.
 */
export function mayResend(context: SubmissionContext, { firstSentAt }: Submission): boolean {
  if (!context.host.knowsKeys() || firstSentAt === null) return false;
  const elapsed = elapsedBetween(firstSentAt, timeOf(context));
  return elapsed >= -TOLERANCE && elapsed <= KEY_LIFE;
}
