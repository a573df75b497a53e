import type { Session } from '@matka/contracts/api/common';
import type {
  SentBetRecord as BetRecord,
  SentPlacedBet as PlacedBet,
} from '@matka/contracts/api/history';
import { type HostBetType, type NumberName, ratesByKind } from './bet-types.ts';
import { addDays, timestampOf } from './india-time.ts';
import { type DrawNumbers, drawAt, type HostMarket } from './markets.ts';
import { kindOf } from './numbers.ts';

/** One number with the points on it. */
export interface Stake {
  session: Session;
  numbers: Partial<Record<NumberName, string>>;
  points: number;
}

/** A bet that was accepted. */
export interface Bet {
  id: number;
  betType: HostBetType;
  market: HostMarket;
  /** The market day, yyyy-mm-dd. */
  day: string;
  placedAt: number;
  stakes: readonly Stake[];
  /** The wallet before the bet. */
  before: number;
  /** Whether the record holds its number by itself and lists no sub-bets. */
  bare: boolean;
  /** Whether the record holds the result as a text. */
  withResult: boolean;
  /** How it is decided; by its own draw where absent. */
  settlement?: Settlement;
}

/** In what the decision of a bet differs from the rules; a sound host has none of it. */
export interface Settlement {
  /** The numbers of the other session decide. */
  otherSession?: true;
  /** The draw of a day so many days later decides. */
  dayOffset?: number;
  /** A jodi wins backwards. */
  reversedJodi?: true;
  /** What becomes of the rate of a stake. */
  rate?: (rate: number, stake: { points: number; code: string }) => number;
  /** Bets stay as they are after the draw. */
  never?: true;
  /** Bets are lost or won before the draw. */
  early?: true;
}

export interface Outcome {
  status: 'PENDING' | 'won' | 'lost';
  win: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

export const amountOf = ({ stakes }: Bet): number => sum(stakes.map(({ points }) => points));

/** The number that a draw has for a bet's number; null as long as it is not drawn. */
function drawnFor(name: NumberName, kind: string, session: Session, draw: DrawNumbers) {
  if (name === 'open_digit' || name === 'close_digit') return draw[name];
  if (name === 'open_pana' || name === 'close_pana') return draw[name];
  if (kind === 'digit') return draw[`${session}_digit`];
  if (kind === 'pana') return draw[`${session}_pana`];
  const { open_digit: open, close_digit: close } = draw;
  return open !== null && close !== null ? open + close : null;
}

const otherSession = { open: 'close', close: 'open' } as const;
const afterAllDraws = Number.POSITIVE_INFINITY;

/** What a stake wins; undefined as long as it is not decided. */
function winOf(
  { betType, settlement = {} }: Bet,
  stake: Stake,
  draw: DrawNumbers,
): number | undefined {
  const { rate, sent, decidedAtClose } = betType;
  const session = decidedAtClose ? 'close' : stake.session;
  if (draw[`${session}_pana`] === null) return undefined;
  const entries = Object.entries(stake.numbers) as [NumberName, string][];
  const decidedBy = settlement.otherSession ? otherSession[stake.session] : stake.session;
  const wins = entries.every(([name, number]) => {
    const kind = sent[name] ?? '';
    const drawn = drawnFor(name, kind, decidedBy, draw);
    const isReversed = settlement.reversedJodi && kind === 'jodi';
    return (isReversed ? [...(drawn ?? '')].reverse().join('') : drawn) === number;
  });
  if (!wins) return 0;
  const own = rate === 'by kind' ? ratesByKind[kindOf(stake.numbers.pana ?? '')] : rate;
  const { code } = betType.config;
  return stake.points * (settlement.rate?.(own, { points: stake.points, code }) ?? own);
}

const outcomes = new WeakMap<Bet, { at: number; outcome: Outcome }>();

/** What became of a bet by an instant. */
export function outcomeAt(bet: Bet, now: number): Outcome {
  const latest = outcomes.get(bet);
  if (latest?.at === now) return latest.outcome;
  const outcome = freshOutcome(bet, now);
  outcomes.set(bet, { at: now, outcome });
  return outcome;
}

function freshOutcome(bet: Bet, now: number): Outcome {
  const { dayOffset = 0, early, never } = bet.settlement ?? {};
  if (never) return { status: 'PENDING', win: 0 };
  const draw = drawAt(bet.market, addDays(bet.day, dayOffset), early ? afterAllDraws : now);
  const wins = bet.stakes.map((stake) => winOf(bet, stake, draw));
  if (wins.includes(undefined)) return { status: 'PENDING', win: 0 };
  const win = sum(wins.map((one) => one ?? 0));
  return { status: win > 0 ? 'won' : 'lost', win };
}

/** The wallet at an instant. */
export function balanceAt(deposit: number, bets: readonly Bet[], now: number): number {
  const placed = bets.filter(({ placedAt }) => placedAt <= now);
  return deposit + sum(placed.map((bet) => outcomeAt(bet, now).win - amountOf(bet)));
}

function sessionOf({ stakes }: Bet): Session {
  return stakes[0]?.session ?? 'close';
}

/** The numbers of a stake; the digits that are sent as jodis are digits again. */
function shownNumbers({ betType }: Bet, { numbers }: Stake): Stake['numbers'] {
  const { jodi, ...others } = numbers;
  return betType.sent.jodi === 'digit' && jodi !== undefined ? { ...others, digit: jodi } : numbers;
}

const placedBet = (bet: Bet, stake: Stake): PlacedBet => ({
  bet_type: stake.session,
  ...shownNumbers(bet, stake),
  points: stake.points,
});

/** The number of a bet without sub-bets, under the names of its session. */
function ownNumbers(bet: Bet): Partial<BetRecord['bet_details']> {
  const [stake] = bet.stakes;
  if (!(bet.bare && stake)) return {};
  const { digit, pana, ...others } = shownNumbers(bet, stake);
  return {
    ...others,
    ...(digit && { [`${stake.session}_digit`]: digit }),
    ...(pana && { [`${stake.session}_pana`]: pana }),
  };
}

/** A result in the notation of the program that works it out. */
function rawResult({ stakes, betType }: Bet): string {
  const numbers = stakes.map((stake) => `'${Object.values(stake.numbers).join('-')}'`).join(', ');
  const name = Object.values(betType.sent).includes('digit') ? 'digits' : 'combinations';
  return `{'source': 'board', 'processed_result': {'${name}': [${numbers}]}}`;
}

const records = new WeakMap<Bet, { at: number; record: BetRecord }>();

/** A bet as the history shows it at an instant. */
export function recordOf(bet: Bet, now: number): BetRecord {
  const latest = records.get(bet);
  if (latest?.at === now) return latest.record;
  const record = freshRecord(bet, now);
  records.set(bet, { at: now, record });
  return record;
}

function freshRecord(bet: Bet, now: number): BetRecord {
  const { status, win } = outcomeAt(bet, now);
  const decided = status !== 'PENDING';
  return {
    id: bet.id,
    market: { name: bet.market.name },
    bet_type: { name: bet.betType.name },
    timestamps: { created_at: timestampOf(bet.placedAt) },
    calculated_values: {
      win_amount: decided ? win : null,
      net_profit: decided ? win - amountOf(bet) : null,
    },
    bet_details: {
      bet_status: status,
      amount: amountOf(bet),
      points: amountOf(bet),
      before_amount: bet.before,
      bet_type: sessionOf(bet),
      ...ownNumbers(bet),
      result_data: decided && bet.withResult ? { raw_result: rawResult(bet) } : null,
      placed_bets: bet.bare ? [] : bet.stakes.map((stake) => placedBet(bet, stake)),
    },
  };
}
