import type { Session } from '@matka/contracts/api/common';
import type { BetRequest } from '../api/betting.ts';
import type { Shown } from '../i18n/text.ts';

/** Version of the storage format. A stored text of another version is dropped, never sent. */
export const SUBMISSION_VERSION = 2;

export type SubmissionStatus =
  | 'prepared'
  | 'sending'
  | 'unknown'
  | 'given-up'
  | 'placed'
  | 'refused'
  | 'not-placed';

/**
 * What the bet history says about a submission. `found`: exactly its bids, once, since its
 * baseline. `ambiguous`: similar bets that may be others. `partial`: some of its bids. `absent`:
 * none of them, which proves nothing, because the history may lag. `unreadable`: no evidence.
 */
export type FindingKind = 'found' | 'ambiguous' | 'partial' | 'absent' | 'unreadable';

/** A bet of the history that looks like a submitted bid. */
export interface SimilarBet {
  /** Empty if the host sends none. */
  readonly id: string;
  /** When it was placed, as the host writes it; empty if it does not. */
  readonly placedAt: string;
}

export interface Finding {
  readonly kind: FindingKind;
  /** The bets that look like its bids, the newest first. */
  readonly bets: readonly SimilarBet[];
}

/** A submitted bid, enough to display it and to find it in the history. */
export interface SubmittedBid {
  /** The number as displayed; of a sangam the open part first. */
  readonly label: string;
  /** Whole points. */
  readonly points: number;
  readonly session: Session;
}

/** The content of a submission; immutable. */
export interface SubmissionContent {
  /** Id of the bid screen: its route without the slash. */
  readonly screen: string;
  readonly marketName: string;
  /** Null if the bids are submitted under another id than the bet type's. */
  readonly betTypeName: string | null;
  /** Whether the request has open or close for each bid. */
  readonly namesSession: boolean;
  readonly bids: readonly SubmittedBid[];
  /** The request, the same for every attempt. */
  readonly body: BetRequest;
}

/** A time in milliseconds by both clocks; the host's is null before its first response. */
export interface SentAt {
  readonly host: number | null;
  readonly device: number;
}

/** A stored submission, from before its request leaves until the player has seen its outcome. */
export interface Submission extends SubmissionContent {
  readonly version: typeof SUBMISSION_VERSION;
  /** Key of the submission in storage, and its Idempotency-Key. */
  readonly key: string;
  readonly status: SubmissionStatus;
  /** Ids of the newest bets before the first request; null if the history could not be read. */
  readonly baseline: readonly string[] | null;
  /** The host's time when these were read, in milliseconds; null if unknown. */
  readonly baselineReadAt: number | null;
  /** This device sent an equal bet that can be confused with it: the history proves nothing. */
  readonly contested: boolean;
  /** When the first request left; null before. */
  readonly firstSentAt: SentAt | null;
  /** Requests sent so far. */
  readonly attempts: number;
  /** The result of the last history search, with the similar bets. */
  readonly finding: FindingKind | null;
  readonly found: readonly SimilarBet[];
  /** The last failure, without the prefix `Error: `. */
  readonly failure: Shown | null;
  /** The host's time at which the player dismissed it, in milliseconds; null before. */
  readonly dismissedAt: number | null;
}

export const prepareSubmission = (key: string, content: SubmissionContent): Submission => ({
  ...content,
  version: SUBMISSION_VERSION,
  key,
  status: 'prepared',
  baseline: null,
  baselineReadAt: null,
  contested: false,
  firstSentAt: null,
  attempts: 0,
  finding: null,
  found: [],
  failure: null,
  dismissedAt: null,
});

export const isUnknown = ({ status }: Submission): boolean =>
  status === 'unknown' || status === 'given-up';

/** Whether it was sent and its outcome is open. */
export const isOpen = (submission: Submission): boolean =>
  submission.status === 'sending' || isUnknown(submission);

/** What happens to a submission. */
export type SubmissionEvent =
  /** A request is about to leave. */
  | 'send'
  /** The device is offline: the request did not leave. */
  | 'not-sent'
  /** The page that was sending it is gone. */
  | 'interrupted'
  /** A response, or the history, has its bets. */
  | 'placed'
  /** The response to its only request refuses it. */
  | 'refused'
  /** A response refuses every request under its key. */
  | 'refused-for-all'
  /** No response, or one that decides nothing. */
  | 'unanswered'
  /** The history was searched without a proof. */
  | 'searched'
  /** The app stops checking by itself. */
  | 'give-up'
  /** The app checks again. */
  | 'resume';

const outcomes = { placed: 'placed', refused: 'refused', 'refused-for-all': 'not-placed' } as const;

/** The next status by the current one and an event. */
const transitions: Readonly<
  Record<SubmissionStatus, Partial<Record<SubmissionEvent, SubmissionStatus>>>
> = {
  prepared: { send: 'sending', 'not-sent': 'not-placed', interrupted: 'not-placed' },
  sending: { ...outcomes, unanswered: 'unknown', interrupted: 'unknown' },
  // A response may come after another tab took the submission for interrupted.
  unknown: { ...outcomes, send: 'sending', searched: 'unknown', 'give-up': 'given-up' },
  'given-up': { ...outcomes, send: 'sending', searched: 'given-up', resume: 'unknown' },
  placed: {},
  refused: {},
  'not-placed': {},
};

/** What changes with the status. */
export type SubmissionChanges = Partial<
  Pick<Submission, 'attempts' | 'firstSentAt' | 'finding' | 'found' | 'failure'>
>;

/**
 * The submission after an event; unchanged if the event does not apply to its status.
 *
 * | status            | event                   | next       |
 * | ----------------- | ----------------------- | ---------- |
 * | prepared          | send                    | sending    |
 * | prepared          | not-sent, interrupted   | not-placed |
 * | sending           | unanswered, interrupted | unknown    |
 * | sending           | placed                  | placed     |
 * | sending           | refused                 | refused    |
 * | sending           | refused-for-all         | not-placed |
 * | unknown, given-up | send                    | sending    |
 * | unknown, given-up | placed                  | placed     |
 * | unknown, given-up | refused                 | refused    |
 * | unknown, given-up | refused-for-all         | not-placed |
 * | unknown           | searched                | unknown    |
 * | unknown           | give-up                 | given-up   |
 * | given-up          | searched                | given-up   |
 * | given-up          | resume                  | unknown    |
 *
 * Placed, refused and not-placed are final.
 */
export function nextSubmission(
  submission: Submission,
  event: SubmissionEvent,
  changes: SubmissionChanges = {},
): Submission {
  const status = transitions[submission.status][event];
  return status ? { ...submission, ...changes, status } : submission;
}
