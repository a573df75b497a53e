import type { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { type Baseline, isOlder, type NewBets } from './history-reading.ts';
import type { Finding, Submission, SubmissionContent, SubmittedBid } from './submission.ts';

/** A bet in comparable form; `session` is null if unknown. */
interface Stake {
  readonly numbers: string;
  readonly points: number | undefined;
  readonly session: string | null;
}

type Numbered = Pick<
  PlacedBet,
  'open_pana' | 'close_pana' | 'open_digit' | 'close_digit' | 'pana' | 'digit' | 'jodi'
>;

/** The number of a bet, of a record or a request; of a sangam with the open part first, as in the label of a bid. */
export function numbersOf(bet: Numbered): string {
  const open = bet.open_pana || bet.open_digit;
  const close = bet.close_pana || bet.close_digit;
  if (open && close) return `${open}-${close}`;
  return bet.pana || bet.digit || bet.jodi || open || close || '';
}

function stakesOf({ bet_details: bet }: BetRecord): Stake[] {
  const session = bet.bet_type || null;
  const placed = bet.placed_bets ?? [];
  if (placed.length === 0) {
    return [{ numbers: numbersOf(bet), points: bet.points ?? bet.amount, session }];
  }
  return placed.map((each) => ({
    numbers: numbersOf(each),
    points: each.points ?? bet.amount,
    session: each.bet_type || session,
  }));
}

const isSame = (bid: Stake, bet: Stake): boolean =>
  bid.numbers === bet.numbers &&
  bid.points === bet.points &&
  (bid.session === null || bet.session === null || bid.session === bet.session);

type Sent = Pick<Submission, 'bids' | 'namesSession' | 'marketName' | 'betTypeName'>;

const stakeOf = ({ label, points, session }: SubmittedBid, namesSession: boolean): Stake => ({
  numbers: label,
  points,
  session: namesSession ? session : null,
});

/** Whether a record contains only bids of a submission. */
function resembles(sent: Sent, bids: readonly Stake[], record: BetRecord): boolean {
  const { marketName, betTypeName } = sent;
  if (record.market.name !== marketName) return false;
  if (betTypeName !== null && record.bet_type.name !== betTypeName) return false;
  return stakesOf(record).every((bet) => bids.some((bid) => isSame(bid, bet)));
}

/** The records that contain only bids of a submission. */
export function resembling(sent: Sent, records: readonly BetRecord[]): BetRecord[] {
  const bids = sent.bids.map((bid) => stakeOf(bid, sent.namesSession));
  return records.filter((record) => resembles(sent, bids, record));
}

/** Number of bids without a bet in the records, and of bets without a bid. */
function compare(sent: Sent, records: readonly BetRecord[]): { missing: number; extra: number } {
  const missing = sent.bids.map((bid) => stakeOf(bid, sent.namesSession));
  let extra = 0;
  for (const bet of records.flatMap(stakesOf)) {
    const at = missing.findIndex((bid) => isSame(bid, bet));
    if (at >= 0) missing.splice(at, 1);
    else extra++;
  }
  return { missing: missing.length, extra };
}

/**
 * Whether all new bets are newer than the baseline. The history lags if one is older. After an empty baseline it may
 * have lagged if there are bets of any other kind.
 */
function isTrusted(
  { baseline, baselineReadAt, contested }: Submission,
  alike: readonly BetRecord[],
  others: number,
): boolean {
  if (baseline === null || contested) return false;
  if (alike.some((record) => isOlder(record, baselineReadAt))) return false;
  return baseline.length > 0 || others === 0;
}

/** The evidence of new bets for a submission, by market, type, session, numbers and points. */
export function weighEvidence(submission: Submission, { records, complete }: NewBets): Finding {
  const alike = resembling(submission, records);
  const bets = alike.map(({ id, timestamps }) => ({ id, placedAt: timestamps.created_at }));
  const { missing, extra } = compare(submission, alike);
  if (bets.length === 0) return { kind: complete ? 'absent' : 'unreadable', bets };
  const trusted = isTrusted(submission, alike, records.length - alike.length);
  if (!trusted || !complete || extra > 0) return { kind: 'ambiguous', bets };
  return { kind: missing > 0 ? 'partial' : 'found', bets };
}

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
 * @param recent submissions that a host may have booked once for each of their requests, or once `byKey`
 */
export function isLagging(
  content: SubmissionContent,
  recent: readonly Submission[],
  { records }: Baseline,
  byKey: boolean,
): boolean {
  const labels = new Set(content.bids.map(({ label }) => label));
  const expected = recent
    .filter(
      ({ marketName, betTypeName }) =>
        marketName === content.marketName && betTypeName === content.betTypeName,
    )
    .flatMap(({ bids, attempts }) => bids.map(({ label }) => ({ label, attempts })))
    .filter(({ label }) => labels.has(label))
    .reduce((sum, { attempts }) => sum + (byKey ? 1 : attempts), 0);
  return expected > resembling(content, records).length;
}
