import type { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { isOlder, isSince, type NewBets } from './history-reading.ts';
import {
  type FindingKind,
  isOpen,
  type SimilarBet,
  type Submission,
  type SubmissionContent,
  type SubmittedBid,
} from './submission.ts';

/** The number of a bet, of a record or a request, as in the label of a bid: a sangam has the open part first. */
function numbersOf(bet: Partial<PlacedBet>): string {
  const open = bet.open_pana || bet.open_digit;
  const close = bet.close_pana || bet.close_digit;
  if (open && close) return `${open}-${close}`;
  return bet.pana || bet.digit || bet.jodi || open || close || '';
}

function stakesOf({ bet_details: bet }: BetRecord) {
  const placed: readonly PlacedBet[] = bet.placed_bets ?? [];
  return (placed.length > 0 ? placed : [bet]).map((each) => ({
    numbers: numbersOf(each),
    points: each.points ?? bet.amount,
    session: each.bet_type || bet.bet_type,
  }));
}

type Stake = ReturnType<typeof stakesOf>[number];

const isBetOf = (bid: SubmittedBid, bet: Stake, { namesSession }: SubmissionContent): boolean =>
  bid.label === bet.numbers &&
  bid.points === bet.points &&
  (!namesSession || !bet.session || bid.session === bet.session);

/** The records that contain only bids of a submission. */
const resembling = (sent: SubmissionContent, records: readonly BetRecord[]): BetRecord[] =>
  records.filter(
    (record) =>
      record.market.name === sent.marketName &&
      (sent.betTypeName === null || record.bet_type.name === sent.betTypeName) &&
      stakesOf(record).every((bet) => sent.bids.some((bid) => isBetOf(bid, bet, sent))),
  );

/** Tells if a record looks like a bid of a submission with an unknown outcome. */
export const mayBeOf = (submission: Submission, record: BetRecord): boolean =>
  isOpen(submission) &&
  resembling(submission, [record]).length > 0 &&
  !isOlder(record, submission.firstSentAt?.host ?? submission.baselineReadAt);

/**
 * The finding from new bets, and the bets that look like its bids, the newest first. A bet older than the baseline shows
 * that the history lagged; after an empty baseline it may have lagged if there are other bets that are not all newer.
 */
export function weighEvidence(
  submission: Submission,
  { records, complete }: NewBets,
): { kind: FindingKind; bets: SimilarBet[] } {
  const { baseline, baselineReadAt, contested } = submission;
  const alike = resembling(submission, records);
  const bets = alike.map(({ id, timestamps }) => ({ id, placedAt: timestamps.created_at }));
  if (bets.length === 0) return { kind: complete ? 'absent' : 'unreadable', bets };
  const isTrusted =
    complete &&
    baseline !== null &&
    !contested &&
    !alike.some((record) => isOlder(record, baselineReadAt)) &&
    (baseline.length > 0 ||
      alike.length === records.length ||
      records.every((record) => isSince(record, baselineReadAt)));
  const missing = [...submission.bids];
  for (const bet of alike.flatMap(stakesOf)) {
    const at = missing.findIndex((bid) => isBetOf(bid, bet, submission));
    if (at < 0) return { kind: 'ambiguous', bets };
    missing.splice(at, 1);
  }
  if (!isTrusted) return { kind: 'ambiguous', bets };
  return { kind: missing.length > 0 ? 'partial' : 'found', bets };
}

const namesOf = ({ body: { market_id, bet_type_id }, bids }: SubmissionContent): string[] =>
  bids
    .map(
      ({ label, points, session }) => `${market_id}:${bet_type_id}:${label}:${points}:${session}`,
    )
    .sort();

export const isSameBet = (one: SubmissionContent, other: SubmissionContent): boolean =>
  namesOf(one).join() === namesOf(other).join();

export function sharesBid(one: SubmissionContent, other: SubmissionContent): boolean {
  const names = new Set(namesOf(other));
  return namesOf(one).some((name) => names.has(name));
}

/** Tells if the bets before a submission may lack equal bets. A host without keys may have booked them once per request. */
export function isLagging(
  content: SubmissionContent,
  recent: readonly Submission[],
  records: readonly BetRecord[],
  knowsKeys: boolean,
): boolean {
  const nameOf = ({ label, points }: SubmittedBid) => `${label}:${points}`;
  const names = new Set(content.bids.map(nameOf));
  let booked = 0;
  for (const { marketName, betTypeName, bids, attempts } of recent)
    if (marketName === content.marketName && betTypeName === content.betTypeName)
      booked += bids.filter((bid) => names.has(nameOf(bid))).length * (knowsKeys ? 1 : attempts);
  return booked > resembling(content, records).length;
}
