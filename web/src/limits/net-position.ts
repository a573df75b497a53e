import type { BetRecord } from '@matka/contracts/api/history';
import { dayOf } from '../lib/days.ts';
import { inHundredths } from '../lib/money.ts';

/** Points staked and won in decided bets, and staked in bets that wait for a result. */
export interface Position {
  readonly staked: number;
  readonly won: number;
  readonly pending: number;
}

export interface DayPosition extends Position {
  readonly day: string;
}

const NONE: Position = { staked: 0, won: 0, pending: 0 };

export const netOf = ({ staked, won }: Position): number => won - staked;

function plus(one: Position, other: Position): Position {
  return {
    staked: inHundredths(one.staked + other.staked),
    won: inHundredths(one.won + other.won),
    pending: inHundredths(one.pending + other.pending),
  };
}

function positionOf({ bet_details: bet, calculated_values: values }: BetRecord): Position {
  const points = Math.max(0, bet.amount);
  if (bet.bet_status === 'PENDING') return { ...NONE, pending: points };
  const won = bet.bet_status === 'won' ? Math.max(0, values.win_amount ?? 0) : 0;
  return { ...NONE, staked: points, won };
}

/** The day (`yyyy-mm-dd`) on which a bet was placed; undefined if its record has no time. */
export function dayOfBet({ timestamps }: BetRecord): string | undefined {
  return dayOf(timestamps.created_at) || undefined;
}

/** The position of each day with bets, the newest first. A win counts on the day of its bet. */
export function positionsByDay(records: readonly BetRecord[]): DayPosition[] {
  const days = new Map<string, Position>();
  for (const record of records) {
    const day = dayOfBet(record);
    if (day) days.set(day, plus(days.get(day) ?? NONE, positionOf(record)));
  }
  return [...days]
    .map(([day, position]) => ({ day, ...position }))
    .sort((a, b) => b.day.localeCompare(a.day));
}

export const totalOf = (positions: readonly Position[]): Position => positions.reduce(plus, NONE);
