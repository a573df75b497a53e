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

export interface SubmittedBid {
  /** The number as displayed; of a sangam the open part first. */
  readonly label: string;
  readonly points: number;
  readonly session: Session;
}

export interface SubmissionContent {
  /** Id of the bid screen: its route without the slash. */
  readonly screen: string;
  readonly marketName: string;
  /** Null if the bids are submitted under another id than the bet type's. */
  readonly betTypeName: string | null;
  /** Whether the request has open or close for each bid. */
  readonly namesSession: boolean;
  readonly bids: readonly SubmittedBid[];
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
  readonly firstSentAt: SentAt | null;
  readonly attempts: number;
  /** The result of the last history search, with the similar bets. */
  readonly finding: FindingKind | null;
  readonly found: readonly SimilarBet[];
  /** The last failure, without the prefix `Error: `. */
  readonly failure: Shown | null;
  /** When it was found to be placed, and when the player dismissed it, by the host's clock in milliseconds. */
  readonly settledAt: number | null;
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
  settledAt: null,
  dismissedAt: null,
});

export const isUnknown = ({ status }: Submission): boolean =>
  status === 'unknown' || status === 'given-up';

/** Whether it was sent and its outcome is open. */
export const isOpen = (submission: Submission): boolean =>
  submission.status === 'sending' || isUnknown(submission);

/** The statuses that may follow each. */
const next: Readonly<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  prepared: ['sending', 'not-placed'],
  sending: ['placed', 'refused', 'not-placed', 'unknown'],
  unknown: ['sending', 'placed', 'refused', 'not-placed', 'unknown', 'given-up'],
  'given-up': ['sending', 'placed', 'refused', 'not-placed', 'unknown', 'given-up'],
  placed: [],
  refused: [],
  'not-placed': [],
};

export type SubmissionChanges = Partial<
  Pick<Submission, 'attempts' | 'firstSentAt' | 'finding' | 'found' | 'failure' | 'settledAt'>
>;

/**
 * The submission in its next status; unchanged if its status does not allow that.
 *
 * | status            | next                | when                                               |
 * | ----------------- | ------------------- | -------------------------------------------------- |
 * | prepared          | sending             | the request is about to leave                      |
 * | prepared          | not-placed          | the device is offline, or the page is gone         |
 * | sending           | unknown             | no response, one that decides nothing, or the page is gone |
 * | sending, unknown, given-up | placed     | a receipt, or the history has its bets             |
 * | sending, unknown, given-up | refused    | the response to its only request refuses it        |
 * | sending, unknown, given-up | not-placed | a response refuses every request under its key     |
 * | unknown, given-up | sending             | the same request again                             |
 * | unknown, given-up | unknown, given-up   | a search proves nothing, the app stops or resumes  |
 *
 * A response may come after another tab took the submission for interrupted.
 */
export function nextSubmission(
  submission: Submission,
  status: SubmissionStatus,
  changes: SubmissionChanges = {},
): Submission {
  return next[submission.status].includes(status)
    ? { ...submission, ...changes, status }
    : submission;
}
