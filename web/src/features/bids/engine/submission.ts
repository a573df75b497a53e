import type { Bid } from './bids.ts';

/** What a submission took along, kept until its answer is known. */
export interface Sent {
  /** When the sending began, in milliseconds. */
  readonly at: number;
  readonly bids: readonly Bid[];
  /** Sum of the points. */
  readonly total: number;
  /** The wallet before. */
  readonly balance: number;
  readonly marketName: string;
  /** Absent when the bets went out under another id than the bet type's own. */
  readonly betTypeName?: string | undefined;
  /** Names the submission to a host that understands the header Idempotency-Key. */
  readonly key: string;
}

/** What a confirmation shows. */
export interface Statement {
  readonly bids: readonly Bid[];
  readonly before: number;
  readonly after: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Where the bids of a screen stand on their way to the host. Nothing is taken as done before the host says so. */
export type Submission =
  | { readonly phase: 'editing' }
  | { readonly phase: 'confirming'; readonly statement: Statement; readonly sending: boolean }
  /** Continue sends at once: there is no confirmation yet. */
  | { readonly phase: 'sending' }
  | { readonly phase: 'receipt'; readonly statement: Statement }
  /** `found`: the answer was lost, the history has the bets. */
  | { readonly phase: 'accepted'; readonly found: boolean }
  | { readonly phase: 'short'; readonly available: number; readonly required: number }
  /** The answer was lost: it is open whether the bets were placed. */
  | { readonly phase: 'unknown'; readonly look: 'looking' | 'absent' | 'unreachable' };
