import { resembling } from './evidence.ts';
import type { Baseline } from './history-reading.ts';
import { HISTORY_LAG, type PlacedSubmission } from './placed-bets.ts';
import type { SubmissionContent, SubmittedBid } from './submission.ts';

const nameOf = ({ label, points, session }: SubmittedBid): string =>
  `${label}:${points}:${session}`;

const namesOf = ({ bids }: SubmissionContent): string[] => bids.map(nameOf).sort();

const isOfSameType = ({ body }: SubmissionContent, other: SubmissionContent): boolean =>
  body.market_id === other.body.market_id && body.bet_type_id === other.body.bet_type_id;

/** Whether two submissions contain the same bets. */
export function isSameBet(one: SubmissionContent, other: SubmissionContent): boolean {
  return isOfSameType(one, other) && namesOf(one).join() === namesOf(other).join();
}

/** Whether two submissions share a bid. */
export function sharesBid(one: SubmissionContent, other: SubmissionContent): boolean {
  const names = new Set(namesOf(other));
  return isOfSameType(one, other) && one.bids.some((bid) => names.has(nameOf(bid)));
}

/**
 * Whether equal bets were placed so recently that the baseline may lack them: they could be
 * mistaken for this submission once the history catches up.
 */
export function isLagging(
  content: SubmissionContent,
  placed: readonly PlacedSubmission[],
  { records }: Baseline,
  now: number,
): boolean {
  const labels = new Set(content.bids.map(({ label }) => label));
  const recent = placed.filter(
    ({ at, marketName, betTypeName }) =>
      Math.abs(now - at) < HISTORY_LAG &&
      marketName === content.marketName &&
      betTypeName === content.betTypeName,
  );
  const expected = recent.flatMap((each) => each.labels.filter((label) => labels.has(label)));
  return expected.length > resembling(content, records).length;
}
