import { BettingRequest } from '@matka/contracts/api/betting';
import { Session } from '@matka/contracts/api/common';
import { Nullable } from '@matka/contracts/api/schema';
import * as Type from 'typebox';
import type { BetRequest } from '../api/betting.ts';
import type { Shown } from '../i18n/text.ts';

/** Version of the storage format. A stored text of another version is dropped, never sent. */
const VERSION = 2;

/** The statuses that may follow each status. */
const next = {
  prepared: ['sending', 'not-placed'],
  sending: ['placed', 'refused', 'not-placed', 'unknown'],
  unknown: ['sending', 'placed', 'refused', 'not-placed', 'unknown', 'given-up'],
  'given-up': ['sending', 'placed', 'refused', 'not-placed', 'unknown', 'given-up'],
  placed: [],
  refused: [],
  'not-placed': [],
} as const;

export type SubmissionStatus = keyof typeof next;

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));
const listOf = <T extends Type.TSchema>(items: T) =>
  Type.Unsafe<readonly Type.Static<T>[]>(Type.Array(items));
const name = Type.String({ minLength: 1 });

const SubmittedBid = Type.Object({
  /** The number as displayed; a sangam has the open part first. */
  label: name,
  points: Type.Integer({ minimum: 1 }),
  session: Session,
});
const SimilarBet = Type.Object({
  /** Empty if the host sends none. */
  id: Type.String(),
  /** The time of placing as the host writes it; empty if it is missing. */
  placedAt: Type.String(),
});
const content = {
  /** Id of the bid screen: its route without the slash. */
  screen: name,
  marketName: Type.String(),
  /** Null if the request has another id than the bet type. */
  betTypeName: Nullable(Type.String()),
  /** True if the request has open or close for each bid. */
  namesSession: Type.Boolean(),
  bids: listOf(SubmittedBid),
  body: Type.Unsafe<BetRequest>(BettingRequest),
};
const SubmissionContent = Type.Object(content);

/** The stored form of a submission. Times are milliseconds; null if unknown. */
export const StoredSubmission = Type.Object({
  ...content,
  version: Type.Literal(VERSION),
  /** Key of the submission in storage, and its Idempotency-Key. */
  key: name,
  status: oneOf(Object.keys(next) as SubmissionStatus[]),
  /** Ids of the newest bets before the first request; null if the history could not be read. */
  baseline: Nullable(listOf(name)),
  /** The host's time when these ids were read. */
  baselineReadAt: Nullable(Type.Number()),
  /** This device sent an equal bet that can be confused with it, so the history proves nothing. */
  contested: Type.Boolean(),
  /** The host's time is null before its first response. */
  firstSentAt: Nullable(Type.Object({ host: Nullable(Type.Number()), device: Type.Number() })),
  attempts: Type.Integer({ minimum: 0 }),
  /**
   * The result of the last history search. `found`: exactly its bids, once, since its baseline. `ambiguous`: similar bets that
   * may be others. `partial`: some of its bids. `absent`: none, which proves nothing, because the history may lag.
   * `unreadable`: no evidence.
   */
  finding: Nullable(oneOf(['found', 'ambiguous', 'partial', 'absent', 'unreadable'])),
  /** The bets of the history that look like its bids. */
  found: listOf(SimilarBet),
  /** The host's time when it was found to be placed. */
  settledAt: Nullable(Type.Number()),
  /** The host's time when the player dismissed it. */
  dismissedAt: Nullable(Type.Number()),
  failure: Type.Optional(Type.Unknown()),
});

export type SubmittedBid = Type.Static<typeof SubmittedBid>;
/** A bet of the history that looks like a submitted bid. */
export type SimilarBet = Type.Static<typeof SimilarBet>;
export type SubmissionContent = Readonly<Type.Static<typeof SubmissionContent>>;
/** A stored submission, from before its request leaves until the player has seen its outcome. */
export type Submission = Readonly<Type.Static<typeof StoredSubmission>> & {
  /** The last failure, without the prefix `Error: `. */
  readonly failure: Shown | null;
};
export type FindingKind = NonNullable<Submission['finding']>;

export const prepareSubmission = (key: string, content: SubmissionContent): Submission => ({
  ...content,
  version: VERSION,
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

/** Tells if it was sent and its outcome is unknown. */
export const isOpen = (submission: Submission): boolean =>
  submission.status === 'sending' || isUnknown(submission);

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
  const allowed: readonly SubmissionStatus[] = next[submission.status];
  return allowed.includes(status) ? { ...submission, ...changes, status } : submission;
}
