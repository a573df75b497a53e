import type { Session } from '@matka/contracts/api/common';
import type { BetRequest } from '../api/betting.ts';

/** Version of the storage format. A submission of another version is dropped, never sent. */
export const SUBMISSION_VERSION = 2;

/**
 * States: prepared → sending → placed | refused | unknown, and unknown → placed | not-placed |
 * left-open. A `left-open` submission is unknown and no longer pursued automatically.
 */
export type SubmissionStatus =
  | 'prepared'
  | 'sending'
  | 'unknown'
  | 'left-open'
  | 'placed'
  | 'refused'
  | 'not-placed';

/**
 * Evidence of the history about a submission. `found`: exactly its bids, once, since its baseline.
 * `ambiguous`: similar bets that may be others. `partial`: some of its bids. `absent`: none of
 * them, which proves nothing, since the history may lag. `unreadable`: no evidence.
 */
export type FindingKind = 'found' | 'ambiguous' | 'partial' | 'absent' | 'unreadable';

/** A bet of the history that is like a submitted one. */
export interface SimilarBet {
  /** Empty if the host gives none. */
  readonly id: string;
  /** When it was placed, as the host writes it; empty if it does not. */
  readonly placedAt: string;
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

/** A stored submission, from before its request is sent until its outcome is known. */
export interface Submission extends SubmissionContent {
  readonly version: typeof SUBMISSION_VERSION;
  /** Key of the submission in storage, and its Idempotency-Key. */
  readonly key: string;
  readonly status: SubmissionStatus;
  /** Ids of the newest bets before the first attempt; null if the history could not be read. */
  readonly baseline: readonly string[] | null;
  /** The host's time when these were read, in milliseconds; null if it is unknown. */
  readonly baselineReadAt: number | null;
  /** An equal bet of this device can be confused with it: the history proves nothing. */
  readonly contested: boolean;
  /** When the first attempt left; null before it. */
  readonly firstSentAt: SentAt | null;
  /** Requests sent so far. */
  readonly attempts: number;
  /** The evidence of the last history check, with the similar bets. */
  readonly finding: FindingKind | null;
  readonly found: readonly SimilarBet[];
  /** The text of the last failure, without the prefix `Error: `; empty if none. */
  readonly failure: string;
}

/** Whether the outcome of a sent submission is open. */
export const isOpen = ({ status }: Submission): boolean =>
  status === 'sending' || status === 'unknown' || status === 'left-open';

/** Whether a submission waits for evidence: no request is running and its outcome is unknown. */
export const isUnknown = ({ status }: Submission): boolean =>
  status === 'unknown' || status === 'left-open';

/** A new submission. */
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
  failure: '',
});
