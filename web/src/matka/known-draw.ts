import type { Session } from '@matka/contracts/api/common';
import type { BetRecord } from '@matka/contracts/api/history';
import type { Market } from '@matka/contracts/api/markets';
import { readMoment } from '../lib/time.ts';
import type { BetEntry } from './bet-entries.ts';
import { type BetNumber, decidingSession, isHit } from './bet-number.ts';
import { marketDayOf, nextTime } from './market-clock.ts';
import { type DrawNumbers, resultLines } from './result-string.ts';

/*
 * The one place that decides what is shown of a draw. The list of markets shows which digits were drawn, if it is newer
 * than the draw. The history shows if a bet won, and how much. The clock shows only when a draw is due.
 */

const DAY = 24 * 3_600_000;

/** A list of markets and the time of its response, `at`, in ms. */
export interface MarketList {
  readonly at: number;
  readonly markets: readonly Market[];
}

/** A bet that was placed `at`, in ms, after a list that showed the result `before` for its market. */
export interface DrawnBet {
  readonly number: BetNumber | undefined;
  /** Its session, for a bet without a readable number. */
  readonly session: string | undefined;
  readonly at: number;
  readonly before?: string | undefined;
}

/** The draw that decides a bet. */
export interface KnownDraw {
  readonly session: Session;
  /** `HH:MM:SS`, and the same as an instant in ms. */
  readonly clock: string;
  readonly drawnAt: number;
  /** Noon after its market day: until then home shows it. */
  readonly goneAt: number;
  /** The digits of the draw in the list; undefined if the list lacks the deciding session. */
  readonly result: DrawNumbers | undefined;
}

const placesOf = (session: Session) => [`${session}_pana`, `${session}_digit`] as const;

/** The part of a result's lines that belongs to a session. */
const shownOf = (session: Session, lines: readonly string[] | undefined): string | undefined =>
  lines && (session === 'open' ? `${lines[0]}-${lines[1]?.[0]}` : `${lines[1]?.[1]}-${lines[2]}`);

/**
 * The draw of a bet by a list of its market; undefined if the market has no time for it. A host may keep a result until
 * the next draw, or clear it with the market day: a session counts as drawn if the list belongs to the day after its time
 * and shows other numbers for it than before the bet.
 */
export function drawOf(bet: DrawnBet, market: Market, listedAt: number): KnownDraw | undefined {
  const session = bet.number
    ? decidingSession(bet.number)
    : bet.session === 'open'
      ? 'open'
      : 'close';
  const clock = market[`${session}_result_time`];
  const drawnAt = nextTime(clock, bet.at);
  if (drawnAt === undefined) return undefined;
  const times: Readonly<Record<Session, number | undefined>> =
    session === 'open'
      ? { open: drawnAt, close: nextTime(market.close_result_time, drawnAt) }
      : { open: nextTime(market.open_result_time, drawnAt - DAY), close: drawnAt };
  const lines = resultLines(market);
  const drawn = (['open', 'close'] as const).filter((each) => {
    const time = times[each];
    if (time === undefined || listedAt < time || listedAt >= time + DAY) return false;
    const isOld = bet.at < time && shownOf(each, bet.before?.split('-')) === shownOf(each, lines);
    return placesOf(each).some((place) => market[place]) && !isOld;
  });
  const known = drawn.flatMap(placesOf).map((place) => [place, market[place]] as const);
  return {
    session,
    clock,
    drawnAt,
    goneAt: marketDayOf(drawnAt) + 1.5 * DAY,
    result: drawn.includes(session) ? Object.fromEntries(known) : undefined,
  };
}

const betOf = (record: BetRecord, { number, session }: BetEntry): DrawnBet => ({
  number,
  session,
  at: readMoment(record.timestamps.created_at),
});

const marketOf = ({ market }: BetRecord, list: MarketList | undefined) =>
  list?.markets.find(({ name }) => name === market.name);

/** The digits of a decided bet's draw in a list; undefined if the list has none. */
export function resultOf(
  record: BetRecord,
  entry: BetEntry,
  list: MarketList | undefined,
): DrawNumbers | undefined {
  const market = marketOf(record, list);
  return list && market && drawOf(betOf(record, entry), market, list.at)?.result;
}

/** When a bet of the history is decided, in ms, by the times of its market; undefined without them. */
export function decidedAt(
  record: BetRecord,
  entry: BetEntry,
  list: MarketList | undefined,
): number | undefined {
  const market = marketOf(record, list);
  return market && drawOf(betOf(record, entry), market, 0)?.drawnAt;
}

/** Bets of one record that share its outcome: one number, or several if the winning number is unknown. */
export interface EntryWithOutcome extends BetEntry {
  /** The count of the other numbers that it represents. */
  readonly others: number;
  /** The status of the record; `lost` for a number that lost beside a winning number. */
  readonly status: string;
  /** The win, shown once for the record; undefined without a win. */
  readonly won: number | undefined;
}

/**
 * The entries of a record with their outcomes. A record of several numbers shows its win once: for the drawn numbers,
 * which come first, or for all numbers if the draw is unknown.
 */
export function entriesWithOutcome(
  record: BetRecord,
  entries: readonly BetEntry[],
  list: MarketList | undefined,
): readonly EntryWithOutcome[] {
  const { bet_status: status } = record.bet_details;
  const { win_amount: amount } = record.calculated_values;
  const isWon = status === 'won';
  const alone = { others: 0, status, won: isWon ? (amount ?? 0) : undefined };
  if (!isWon || entries.length === 1) return entries.map((entry) => ({ ...entry, ...alone }));
  const hits = entries.filter((entry) => {
    const drawn = resultOf(record, entry, list);
    return drawn !== undefined && entry.number !== undefined && isHit(entry.number, drawn);
  });
  const winners = hits.length > 0 ? hits : entries;
  const [first] = winners;
  const points = winners.reduce((sum, each) => sum + each.points, 0);
  return [
    ...(first ? [{ ...first, ...alone, points, others: winners.length - 1 }] : []),
    ...entries
      .filter((entry) => !winners.includes(entry))
      .map((entry) => ({ ...entry, others: 0, status: 'lost', won: undefined })),
  ];
}
