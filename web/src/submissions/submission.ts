import type { Session } from '@matka/contracts/api/common';
import type { BetRequest } from '../api/betting.ts';

/** The form of a stored submission. One of another version is dropped, never sent. */
export const SUBMISSION_VERSION = 1;

/**
 * Where a submission stands: prepared → sending → placed | refused | unknown, and
 * unknown → placed | not-placed | left-open. `left-open` is unknown and no longer pursued by itself.
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
 * What the history says about a submission. `found`: exactly its bids, once, since its baseline.
 * `ambiguous`: bets that resemble it, but that may be others. `partial`: some of its bids. `absent`: none
 * of them; that proves nothing, the history may lag. `unreadable`: nothing can be said from it.
 */
export type FindingKind = 'found' | 'ambiguous' | 'partial' | 'absent' | 'unreadable';

/** One bid as it was sent, enough to show it and to find it in the history. */
export interface SubmittedBid {
  /** The numbers as the player sees them; of a sangam the open side first. */
  readonly label: string;
  /** Whole points. */
  readonly points: number;
  readonly session: Session;
}

/** What the player submits. It does not change until the outcome is known. */
export interface SubmissionContent {
  /** The screen that the bids were entered on: its id is its route without the slash. */
  readonly screen: string;
  readonly marketName: string;
  /** Null when the bids go out under another id than that of the bet type. */
  readonly betTypeName: string | null;
  /** Whether the request names open or close for each bid. */
  readonly namesSession: boolean;
  readonly bids: readonly SubmittedBid[];
  /** The request, the same for every attempt. */
  readonly body: BetRequest;
}

/** One submission as it stands in storage, from before its request leaves until its outcome is known. */
export interface Submission extends SubmissionContent {
  readonly version: typeof SUBMISSION_VERSION;
  /** Names the submission in storage, and to the host as its Idempotency-Key. */
  readonly key: string;
  readonly status: SubmissionStatus;
  /** Ids of the newest bets before the first attempt; null when the history could not be read. */
  readonly baseline: readonly number[] | null;
  /** An equal bet of this device can be confused with it, so the history proves nothing. */
  readonly contested: boolean;
  /** Time of the first attempt by the host's clock, in milliseconds; null before it. */
  readonly firstSentAt: number | null;
  /** Requests sent so far. */
  readonly attempts: number;
  /** What the last look into the history gave, and the ids of the bets in it that resemble these. */
  readonly finding: FindingKind | null;
  readonly found: readonly number[];
  /** The text of the last failure, without the prefix `Error: `; empty when there was none. */
  readonly failure: string;
}

/** Whether it is still open what became of a submission whose request has left. */
export const isOpen = ({ status }: Submission): boolean =>
  status === 'sending' || status === 'unknown' || status === 'left-open';

/** Whether a submission waits for evidence: nothing is under way, and its outcome is not known. */
export const isUnknown = ({ status }: Submission): boolean =>
  status === 'unknown' || status === 'left-open';

/** A submission at its beginning. */
export const prepareSubmission = (key: string, content: SubmissionContent): Submission => ({
  ...content,
  version: SUBMISSION_VERSION,
  key,
  status: 'prepared',
  baseline: null,
  contested: false,
  firstSentAt: null,
  attempts: 0,
  finding: null,
  found: [],
  failure: '',
});
