import type { Session } from '@matka/contracts/api/common';
import type { Shown } from '../../../i18n/text.ts';
import type { SimilarBet, Submission } from '../../../submissions/submission.ts';
import type { Bid } from './bids.ts';

export interface BetSummary {
  readonly bids: readonly Bid[];
  /** The wallet, unless it is unknown, as for a bet that was found later. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Milliseconds. */
  readonly at: number;
}

export type PhaseOf<Name extends SubmissionPhase['phase']> = Extract<
  SubmissionPhase,
  { readonly phase: Name }
>;

/** The phase of a screen's submission. Nothing counts as placed before the host confirms it. */
export type SubmissionPhase =
  | { readonly phase: 'editing' }
  /** `giveUp`: ends the wait for another tab, before which nothing is sent. */
  | {
      readonly phase: 'confirming';
      readonly summary: BetSummary;
      readonly sending: boolean;
      readonly giveUp?: (() => void) | undefined;
    }
  /** Continue submits immediately: there is no confirmation yet. */
  | { readonly phase: 'sending' }
  | { readonly phase: 'receipt'; readonly summary: BetSummary }
  /** `found`: the bets in the history, if there was no receipt. */
  | {
      readonly phase: 'accepted';
      readonly found: readonly SimilarBet[];
      readonly summary: BetSummary;
    }
  | {
      readonly phase: 'insufficient-balance';
      readonly available: number | undefined;
      readonly required: number;
    }
  /** Refused after the end of bidding. */
  | {
      readonly phase: 'ended';
      readonly failure: Shown;
      readonly session: Session;
      /** `HH:MM:SS` */
      readonly clock: string;
    }
  /** The outcome of the submission with this key is unknown. */
  | { readonly phase: 'unknown'; readonly key: string; readonly failure: Shown | null }
  /** Sending may place bets twice: the player must consent. */
  | { readonly phase: 'consent'; readonly open: Submission; readonly isSame: boolean };

export const isSending = (submission: SubmissionPhase): boolean =>
  submission.phase === 'sending' || (submission.phase === 'confirming' && submission.sending);
