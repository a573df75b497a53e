import type { BetRecord } from '@matka/contracts/api/history';
import { announceChange, currentPrefix } from '../submissions/presence.ts';
import {
  prepareSubmission,
  type Submission,
  type SubmissionContent,
} from '../submissions/submission.ts';

/** Two jodis on close for 30 points, as submitted by the screen. */
export const sampleContent: SubmissionContent = {
  screen: 'jodi-digits',
  marketName: 'Kalyan Matka',
  betTypeName: 'Jodi Digits',
  namesSession: false,
  bids: [
    { label: '05', points: 10, session: 'close' },
    { label: '47', points: 20, session: 'close' },
  ],
  body: {
    bet_type_id: 3,
    market_id: 7,
    amount: 30,
    payload: {
      bets: [
        { jodi: '05', points: 10 },
        { jodi: '47', points: 20 },
      ],
    },
  },
};

/** A submission of these bids; members can be replaced. */
export const sampleSubmission = (members: Partial<Submission> = {}): Submission => ({
  ...prepareSubmission('k', sampleContent),
  ...members,
});

/** Stores a submission of the sample bids as another tab does. */
export function storeSubmission(members: Partial<Submission>): void {
  const submission = sampleSubmission({ attempts: 1, ...members });
  localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(submission));
  announceChange();
}

/** A placed jodi of the sample market. */
export const jodiRecord = (
  id: number,
  jodi: string,
  points: number,
  members: Partial<BetRecord> = {},
): BetRecord => ({
  id: String(id),
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Jodi Digits' },
  timestamps: { created_at: '2020-01-01T00:00:00.000+05:30' },
  calculated_values: {},
  bet_details: {
    bet_status: 'PENDING',
    amount: points,
    placed_bets: [{ jodi, points, bet_type: 'close' }],
  },
  ...members,
});
