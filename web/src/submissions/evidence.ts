import type { BetRecord, PlacedBet } from '@matka/contracts/decoders/history';
import type { FindingKind, Submission, SubmittedBid } from './submission.ts';

export interface Finding {
  readonly kind: FindingKind;
  /** Ids of the bets that resemble the submission, the newest first. */
  readonly ids: readonly number[];
}

/** Bets of the history that were not there before a submission. */
export interface NewBets {
  readonly records: readonly BetRecord[];
  /** Whether these are all of them: the reading went back to a bet of the baseline. */
  readonly complete: boolean;
}

/** One bet as both sides know it; `session` is null where a side does not name it. */
interface Stake {
  readonly numbers: string;
  readonly points: number | undefined;
  readonly session: string | null;
}

type Numbered = Pick<
  PlacedBet,
  'open_pana' | 'close_pana' | 'open_digit' | 'close_digit' | 'pana' | 'digit' | 'jodi'
>;

/** The numbers of a bet; those of a sangam with the open side first, as a bid's label has them. */
function numbersOf(bet: Numbered): string {
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

/** Whether a record holds nothing but bids that a submission has too. */
function resembles(sent: Sent, bids: readonly Stake[], record: BetRecord): boolean {
  const { marketName, betTypeName } = sent;
  if (record.market.name !== marketName) return false;
  if (betTypeName !== null && record.bet_type.name !== betTypeName) return false;
  return stakesOf(record).every((bet) => bids.some((bid) => isSame(bid, bet)));
}

/** The records that hold nothing but bids of a submission. */
export function resembling(sent: Sent, records: readonly BetRecord[]): BetRecord[] {
  const bids = sent.bids.map((bid) => stakeOf(bid, sent.namesSession));
  return records.filter((record) => resembles(sent, bids, record));
}

/** How many bids of a submission have no bet among some records, and how many bets are left over. */
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
 * An empty baseline is that of a player without bets, or of a history that lagged. Bets of any other
 * kind since then mean that it may have lagged, and these too may be old.
 */
const isTrusted = ({ baseline, contested }: Submission, others: number): boolean =>
  baseline !== null && !contested && (baseline.length > 0 || others === 0);

/** What new bets say about a submission: by identity, market, type, session, numbers and points. */
export function weighEvidence(submission: Submission, { records, complete }: NewBets): Finding {
  const alike = resembling(submission, records);
  const ids = alike.map(({ id }) => id);
  const { missing, extra } = compare(submission, alike);
  if (ids.length === 0) return { kind: complete ? 'absent' : 'unreadable', ids };
  const trusted = isTrusted(submission, records.length - alike.length);
  if (!trusted || extra > 0) return { kind: 'ambiguous', ids };
  if (missing > 0) return { kind: 'partial', ids };
  return { kind: complete ? 'found' : 'ambiguous', ids };
}
