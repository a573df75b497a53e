import type { Session } from '@matka/contracts/api/common';
import type { Market } from '@matka/contracts/api/markets';
import { decidingSession, digitPlaces } from '../../matka/digit-places.ts';
import { isSameDay, nextTime } from '../../matka/market-clock.ts';
import { resultLines } from '../../matka/result-string.ts';
import type { DrawTicket } from '../../winnings/draw-tickets.ts';

/** A draw on which the player has placed bids: a session of a market. */
export interface Draw {
  readonly market: Market;
  readonly session: Session;
  /** `HH:MM:SS`, and the same as an instant in milliseconds. */
  readonly clock: string;
  readonly drawnAt: number;
  /** The numbers of the player; once it is drawn, those that name the most of its digits come first. */
  readonly numbers: readonly DrawnNumber[];
  /** The result of the market, if this session is drawn. */
  readonly result: readonly string[] | undefined;
}

interface DrawnNumber {
  readonly label: string;
  /** The places of the result whose digits the number names rightly: `0.2` is the third digit of the first line. */
  readonly lit: readonly string[];
}

/**
 * The draws of tickets that are ahead, or are in a list of markets of `at`, the next first; all times in milliseconds.
 * A draw of an earlier day is in no list: the history tells of it.
 */
export function drawsOf(
  tickets: readonly DrawTicket[],
  markets: readonly Market[],
  at: number,
  now: number,
): readonly Draw[] {
  const draws = new Map<string, Draw>();
  for (const ticket of tickets) {
    const market = markets.find(({ id }) => id === ticket.marketId);
    const session = decidingSession(ticket.label, ticket.session);
    const clock = market?.[`${session}_result_time`] ?? '';
    const drawnAt = nextTime(clock, ticket.at);
    if (!market || drawnAt === undefined) continue;
    const isOfList = at >= ticket.at && isSameDay(drawnAt, at);
    if (drawnAt <= now && !isOfList) continue;
    const isDrawn = isOfList && Boolean(market[`${session}_pana`] && market[`${session}_digit`]);
    const result = isDrawn ? resultLines(market) : undefined;
    const lit = digitPlaces(ticket.label, ticket.session)
      .filter(({ digit, line, at: place }) => result?.[line]?.[place] === digit)
      .map(({ line, at: place }) => `${line}.${place}`);
    const key = `${market.id} ${drawnAt}`;
    const others = draws.get(key)?.numbers ?? [];
    if (others.some(({ label }) => label === ticket.label)) continue;
    const numbers = [...others, { label: ticket.label, lit }];
    draws.set(key, { market, session, clock, drawnAt, numbers, result });
  }
  return [...draws.values()]
    .map((draw) => ({
      ...draw,
      numbers: draw.numbers.toSorted((a, b) => b.lit.length - a.lit.length),
    }))
    .sort((a, b) => a.drawnAt - b.drawnAt);
}
