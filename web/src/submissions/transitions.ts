import type { Finding } from './evidence.ts';
import type { SentAt, Submission } from './submission.ts';

/** The meaning of a response for a submission. */
export type Verdict =
  | { readonly kind: 'placed' }
  /** `decides`: valid for every attempt under this key, not only this request. */
  | { readonly kind: 'refused'; readonly text: string; readonly decides: boolean }
  | { readonly kind: 'unknown'; readonly text: string };

export type SubmissionEvent =
  /** The bets before the submission were read, or could not be read: `ids` is then null. */
  | {
      readonly type: 'baseline';
      readonly ids: readonly string[] | null;
      readonly readAt: number | null;
      readonly contested: boolean;
    }
  /** A request is about to be sent. */
  | { readonly type: 'send'; readonly at: SentAt }
  | { readonly type: 'response'; readonly verdict: Verdict }
  /** The request was not sent. */
  | { readonly type: 'not-sent'; readonly text: string }
  /** The page that was sending it is gone. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'looked'; readonly finding: Finding }
  /** The app stops checking automatically. */
  | { readonly type: 'give-up' }
  /** The app checks again. */
  | { readonly type: 'take-up' };

type EventOf<Type> = Extract<SubmissionEvent, { readonly type: Type }>;
type Handlers = {
  readonly [Type in SubmissionEvent['type']]: (
    submission: Submission,
    event: EventOf<Type>,
  ) => Partial<Submission> | undefined;
};

const waits = ({ status }: Submission) => status === 'unknown' || status === 'left-open';

/**
 * A rejection of the only request is the outcome. A later one decides only if it is valid for all
 * attempts.
 */
function refused(
  { attempts }: Submission,
  { text, decides }: Extract<Verdict, { kind: 'refused' }>,
): Partial<Submission> {
  if (attempts <= 1) return { status: 'refused', failure: text };
  return { status: decides ? 'not-placed' : 'unknown', failure: text };
}

const handlers: Handlers = {
  baseline: ({ status }, { ids, readAt, contested }) =>
    status === 'prepared' ? { baseline: ids, baselineReadAt: readAt, contested } : undefined,
  send: (submission, { at }) =>
    submission.status === 'prepared' || waits(submission)
      ? {
          status: 'sending',
          attempts: submission.attempts + 1,
          firstSentAt: submission.firstSentAt ?? at,
        }
      : undefined,
  // The response may arrive after another tab marked the submission as unknown.
  response: (submission, { verdict }) => {
    if (submission.status !== 'sending' && !waits(submission)) return undefined;
    // Bets of the history that are like these were found before: they may be others.
    if (verdict.kind === 'placed') return { status: 'placed', failure: '', found: [] };
    if (verdict.kind === 'refused') return refused(submission, verdict);
    return submission.status === 'sending' ? { status: 'unknown', failure: verdict.text } : {};
  },
  'not-sent': ({ status }, { text }) =>
    status === 'prepared' ? { status: 'not-placed', failure: text } : undefined,
  interrupted: ({ status }) => {
    if (status === 'prepared') return { status: 'not-placed' };
    return status === 'sending' ? { status: 'unknown' } : undefined;
  },
  looked: (submission, { finding: { kind, bets } }) => {
    if (!waits(submission)) return undefined;
    return { finding: kind, found: bets, ...(kind === 'found' && { status: 'placed' }) };
  },
  'give-up': ({ status }) => (status === 'unknown' ? { status: 'left-open' } : undefined),
  'take-up': ({ status }) => (status === 'left-open' ? { status: 'unknown' } : undefined),
};

/** The submission after an event; unchanged if the event does not apply to its status. */
export function nextSubmission(submission: Submission, event: SubmissionEvent): Submission {
  // The event type selects its handler, which the types cannot express.
  const handle = handlers[event.type] as (
    submission: Submission,
    event: SubmissionEvent,
  ) => Partial<Submission> | undefined;
  const change = handle(submission, event);
  return change ? { ...submission, ...change } : submission;
}
