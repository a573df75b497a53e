import type { BetRecord, PlacedBet } from '@matka/contracts/decoders/history';
import { getHistory } from '../../../api/history.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { BETS_ABSENT, BETS_FOUND, HISTORY_UNREADABLE } from './messages.ts';
import type { BidScreen } from './screen.ts';
import type { Sent } from './submission.ts';
import { completeSubmission } from './table.ts';

/** How much later than the device a host's clock may run behind, in milliseconds. */
const CLOCK_TOLERANCE = 2 * 60_000;

/** Whether bets are in the history, and the wallet after them where the history tells it. */
export interface Finding {
  readonly placed: boolean;
  readonly balance?: number | undefined;
}

type Numbers = Pick<
  PlacedBet,
  'open_pana' | 'close_pana' | 'open_digit' | 'close_digit' | 'pana' | 'digit' | 'jodi'
>;

/** One text for the same numbers and points, in whatever order a host names them. */
const keyOf = (numbers: readonly string[], points: number | undefined): string =>
  `${numbers.toSorted().join('-')}:${points}`;

function numbersOf(bet: Numbers): string[] {
  const { open_pana, close_pana, open_digit, close_digit, pana, digit, jodi } = bet;
  return [open_pana, close_pana, open_digit, close_digit, pana, digit, jodi].filter(
    (number) => typeof number === 'string' && number !== '',
  ) as string[];
}

function keysOf({ bet_details: bet }: BetRecord): string[] {
  const placed = bet.placed_bets ?? [];
  if (placed.length === 0) return [keyOf(numbersOf(bet), bet.points ?? bet.amount)];
  return placed.map((one) => keyOf(numbersOf(one), one.points ?? bet.amount));
}

/** Amounts have two decimals; sums of them are brought back to that. */
const money = (amount: number): number => Math.round(amount * 100) / 100;

/** The wallet after a record, where the host says what it was before. */
function balanceAfter({ bet_details: bet }: BetRecord): number | undefined {
  return typeof bet.before_amount === 'number' ? money(bet.before_amount - bet.amount) : undefined;
}

/**
 * Looks for sent bets in the first page of the history, newest first: same market, bet type, numbers
 * and points, as many as were sent or as the page holds. That these are not older bets of the same
 * kind shows in the wallet after the newest of them (it was `balance`, and then less by `total`),
 * else in the time.
 */
export function findSent(records: readonly BetRecord[], sent: Sent): Finding {
  const missing = sent.bids.map(({ label, points }) => keyOf(label.split('-'), points));
  const found = records.filter((record) => isOf(sent, record) && takes(missing, keysOf(record)));
  const [newest] = found;
  const complete = missing.length === 0 || found.length === records.length;
  if (!newest || !complete) return { placed: false };
  const balance = balanceAfter(newest);
  if (balance === money(sent.balance - sent.total)) return { placed: true, balance };
  if (balance === money(sent.balance)) return { placed: false };
  const createdAt = Date.parse(newest.timestamps.created_at);
  return createdAt >= sent.at - CLOCK_TOLERANCE ? { placed: true, balance } : { placed: false };
}

const isOf = ({ marketName, betTypeName }: Sent, { market, bet_type }: BetRecord): boolean =>
  market.name === marketName && (betTypeName === undefined || bet_type.name === betTypeName);

/** Takes the keys of a record out of those still missing; false when it has none of them. */
function takes(missing: string[], keys: readonly string[]): boolean {
  if (!keys.every((key) => missing.includes(key))) return false;
  for (const key of keys) missing.splice(missing.indexOf(key), 1);
  return true;
}

/** A host may still be at work on a call that was given up: only a second look counts as absent. */
const SECOND_LOOK_DELAY = 2000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function look(sent: Sent): Promise<Finding> {
  const { data } = await getHistory({ page: 1 });
  return findSent(data, sent);
}

async function lookTwice(sent: Sent): Promise<Finding> {
  const first = await look(sent);
  if (first.placed) return first;
  await pause(SECOND_LOOK_DELAY);
  return look(sent);
}

/** Finds out from the first page of the history what became of bets whose answer was lost, and says so. */
export async function lookForSent(screen: BidScreen): Promise<void> {
  const { state } = screen;
  const { sent } = state;
  if (!sent) return;
  state.submission = { phase: 'unknown', look: 'looking' };
  try {
    const { placed, balance = sent.balance - sent.total } = await lookTwice(sent);
    if (placed) completeSubmission(screen, balance);
    state.submission = placed
      ? { phase: 'accepted', found: true }
      : { phase: 'unknown', look: 'absent' };
    tellIfLeft(screen, placed ? BETS_FOUND : BETS_ABSENT);
  } catch {
    state.submission = { phase: 'unknown', look: 'unreachable' };
    tellIfLeft(screen, HISTORY_UNREADABLE);
  }
}

/** Who has left the screen sees none of its dialogs. */
function tellIfLeft({ left }: BidScreen, text: string): void {
  if (left) void showAlert(text);
}
