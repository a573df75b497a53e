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

/** A bet of the history that looks like a submitted one. */
export interface SimilarBet {
  /** Empty if the host gives none. */
  readonly id: string;
  /** When it was placed, as the host writes it; empty if it does not. */
  readonly placedAt: string;
}

/** What a search of the history found for a submission. */
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
  /** This device sent an equal bet that can be mistaken for it: the history proves nothing. */
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
}

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
  failure: null,
});

/** Whether its outcome is unknown and no request is running. */
export const isUnknown = ({ status }: Submission): boolean =>
  status === 'unknown' || status === 'given-up';

/** Whether it was sent and its outcome is open. */
export const isOpen = (submission: Submission): boolean =>
  submission.status === 'sending' || isUnknown(submission);

/** What a response says about a submission. */
export type Verdict =
  | { readonly kind: 'placed' }
  /** `decides`: it holds for every request under the key, not only for this one. */
  | { readonly kind: 'refused'; readonly text: Shown; readonly decides: boolean }
  | { readonly kind: 'unknown'; readonly text: Shown };

export type SubmissionEvent =
  /** The bets before the submission were read; `ids` is null if they could not be. */
  | {
      readonly type: 'baseline';
      readonly ids: readonly string[] | null;
      readonly readAt: number | null;
      readonly contested: boolean;
    }
  /** A request is about to leave. */
  | { readonly type: 'send'; readonly at: SentAt }
  | { readonly type: 'response'; readonly verdict: Verdict }
  /** The request did not leave. */
  | { readonly type: 'not-sent'; readonly text: Shown }
  /** The page that was sending it is gone. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'searched'; readonly finding: Finding }
  /** The app stops checking by itself. */
  | { readonly type: 'give-up' }
  /** The app checks again. */
  | { readonly type: 'resume' };

/** A refusal of the only request is the outcome; a later one only if it holds for all requests. */
function refused(
  { attempts }: Submission,
  { text, decides }: Extract<Verdict, { kind: 'refused' }>,
): Partial<Submission> {
  if (attempts <= 1) return { status: 'refused', failure: text };
  return { status: decides ? 'not-placed' : 'unknown', failure: text };
}

function changeBy(submission: Submission, event: SubmissionEvent): Partial<Submission> | undefined {
  const { status, attempts, firstSentAt } = submission;
  switch (event.type) {
    case 'baseline': {
      const { ids, readAt, contested } = event;
      return status === 'prepared'
        ? { baseline: ids, baselineReadAt: readAt, contested }
        : undefined;
    }
    case 'send':
      return status === 'prepared' || isUnknown(submission)
        ? { status: 'sending', attempts: attempts + 1, firstSentAt: firstSentAt ?? event.at }
        : undefined;
    case 'response': {
      // It may arrive after another tab marked the submission as unknown.
      if (!isOpen(submission)) return undefined;
      const { verdict } = event;
      // Similar bets that a search found may be others.
      if (verdict.kind === 'placed') return { status: 'placed', failure: null, found: [] };
      if (verdict.kind === 'refused') return refused(submission, verdict);
      return status === 'sending' ? { status: 'unknown', failure: verdict.text } : undefined;
    }
    case 'not-sent':
      return status === 'prepared' ? { status: 'not-placed', failure: event.text } : undefined;
    case 'interrupted':
      if (status === 'prepared') return { status: 'not-placed' };
      return status === 'sending' ? { status: 'unknown' } : undefined;
    case 'searched': {
      const { kind, bets } = event.finding;
      if (!isUnknown(submission)) return undefined;
      return { finding: kind, found: bets, ...(kind === 'found' && { status: 'placed' }) };
    }
    case 'give-up':
      return status === 'unknown' ? { status: 'given-up' } : undefined;
    case 'resume':
      return status === 'given-up' ? { status: 'unknown' } : undefined;
  }
}

/**
 * The submission after an event; unchanged if the event does not apply to its status.
 *
 * | status             | event                                  | next       |
 * | ------------------ | -------------------------------------- | ---------- |
 * | prepared           | send                                   | sending    |
 * | prepared           | not-sent, interrupted                  | not-placed |
 * | sending            | response: placed                       | placed     |
 * | sending            | response: refused, the only request    | refused    |
 * | sending            | response: refused for every request    | not-placed |
 * | sending            | response: refused, a later request     | unknown    |
 * | sending            | response: unknown, interrupted         | unknown    |
 * | unknown, given-up  | send                                   | sending    |
 * | unknown, given-up  | response: placed or refused, late      | as sending |
 * | unknown, given-up  | searched: found                        | placed     |
 * | unknown            | give-up                                | given-up   |
 * | given-up           | resume                                 | unknown    |
 *
 * Placed, refused and not-placed are final.
 */
export function nextSubmission(submission: Submission, event: SubmissionEvent): Submission {
  const change = changeBy(submission, event);
  return change ? { ...submission, ...change } : submission;
}
