import type { Finding } from './evidence.ts';
import type { Submission } from './submission.ts';

/** What a response says about a submission. */
export type Verdict =
  | { readonly kind: 'placed' }
  /** `decides`: it speaks for every attempt under this key, not for this request alone. */
  | { readonly kind: 'refused'; readonly text: string; readonly decides: boolean }
  | { readonly kind: 'unknown'; readonly text: string };

export type SubmissionEvent =
  /** A request is about to leave; `at` is the host's time in milliseconds. */
  | { readonly type: 'send'; readonly at: number }
  | { readonly type: 'response'; readonly verdict: Verdict }
  /** The request never left. */
  | { readonly type: 'not-sent'; readonly text: string }
  /** The page that was at work on it is gone. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'looked'; readonly finding: Finding }
  /** The app stops looking by itself. */
  | { readonly type: 'give-up' }
  /** The app looks again. */
  | { readonly type: 'take-up' };

type EventOf<Type> = Extract<SubmissionEvent, { readonly type: Type }>;
type Handlers = {
  readonly [Type in SubmissionEvent['type']]: (
    submission: Submission,
    event: EventOf<Type>,
  ) => Partial<Submission> | undefined;
};

const waits = ({ status }: Submission) => status === 'unknown' || status === 'left-open';

/** A refusal of the only request is the outcome. A later one decides only where it speaks for all of them. */
function refused(
  { attempts }: Submission,
  { text, decides }: Extract<Verdict, { kind: 'refused' }>,
): Partial<Submission> {
  if (attempts <= 1) return { status: 'refused', failure: text };
  return { status: decides ? 'not-placed' : 'unknown', failure: text };
}

const handlers: Handlers = {
  send: (submission, { at }) =>
    submission.status === 'prepared' || waits(submission)
      ? {
          status: 'sending',
          attempts: submission.attempts + 1,
          firstSentAt: submission.firstSentAt ?? at,
        }
      : undefined,
  // A response may come after another tab has already called the submission unknown.
  response: (submission, { verdict }) => {
    if (submission.status !== 'sending' && !waits(submission)) return undefined;
    if (verdict.kind === 'placed') return { status: 'placed', failure: '' };
    if (verdict.kind === 'refused') return refused(submission, verdict);
    return submission.status === 'sending' ? { status: 'unknown', failure: verdict.text } : {};
  },
  'not-sent': ({ status }, { text }) =>
    status === 'prepared' ? { status: 'not-placed', failure: text } : undefined,
  interrupted: ({ status }) => {
    if (status === 'prepared') return { status: 'not-placed' };
    return status === 'sending' ? { status: 'unknown' } : undefined;
  },
  looked: (submission, { finding: { kind, ids } }) => {
    if (!waits(submission)) return undefined;
    return { finding: kind, found: ids, ...(kind === 'found' && { status: 'placed' }) };
  },
  'give-up': ({ status }) => (status === 'unknown' ? { status: 'left-open' } : undefined),
  'take-up': ({ status }) => (status === 'left-open' ? { status: 'unknown' } : undefined),
};

/** The submission after an event; the same one when the event means nothing in its status. */
export function nextSubmission(submission: Submission, event: SubmissionEvent): Submission {
  // The type of the event names its handler; the two are not related in the types.
  const handle = handlers[event.type] as (
    submission: Submission,
    event: SubmissionEvent,
  ) => Partial<Submission> | undefined;
  const change = handle(submission, event);
  return change ? { ...submission, ...change } : submission;
}
