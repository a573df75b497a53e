import type { Submission } from '../../../submissions/submission.ts';
import type { Bid } from './bids.ts';

/** What a confirmation shows. */
export interface BetSummary {
  readonly bids: readonly Bid[];
  readonly before: number;
  readonly after: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Where the bids of a screen stand on their way to the host. Nothing is taken as done before the host says so. */
export type SubmissionPhase =
  | { readonly phase: 'editing' }
  | { readonly phase: 'confirming'; readonly statement: BetSummary; readonly sending: boolean }
  /** Continue sends at once: there is no confirmation yet. */
  | { readonly phase: 'sending' }
  | { readonly phase: 'receipt'; readonly statement: BetSummary }
  /** `found`: ids of the bets in the history, where no receipt came. */
  | { readonly phase: 'accepted'; readonly found: readonly number[] }
  | {
      readonly phase: 'insufficient-balance';
      readonly available: number;
      readonly required: number;
    }
  /** Nobody knows yet whether the bets of the submission with this key were placed. */
  | { readonly phase: 'unknown'; readonly key: string; readonly failure: string }
  /** Sending may place bets a second time, so the player has to agree. */
  | { readonly phase: 'consent'; readonly open: Submission; readonly isSame: boolean };
