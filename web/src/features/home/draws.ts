import type { Market } from '@matka/contracts/api/markets';
import { inHundredths } from '../../lib/money.ts';
import { isHit, numberOfLabel, numberText, placesOf } from '../../matka/bet-number.ts';
import { drawOf, type KnownDraw, type MarketList } from '../../matka/known-draw.ts';
import { type DrawTicket, isSettled, isWon } from '../../winnings/draw-tickets.ts';

/** A draw on which the player has placed bids: a session of a market. */
export interface Draw extends KnownDraw {
  readonly market: Market;
  /** The numbers of the player; winning numbers come first. */
  readonly numbers: readonly DrawnNumber[];
  /** The outcome of its bets in the history: the sum won, 0 if all lost; undefined until it is known. */
  readonly won: number | undefined;
}

interface DrawnNumber {
  readonly text: string;
  /** Its places in the result if every digit of it was drawn; else none. */
  readonly lit: readonly string[];
  /** True if it was drawn, or the history shows a win of its record. */
  readonly isWon: boolean;
}

/** Drawn numbers come before numbers whose win only the history shows. */
const rankOf = ({ lit, isWon: won }: DrawnNumber): number =>
  (lit.length > 0 ? 0 : 1) + (won ? 0 : 1);

/** The sum of records, each counted once; undefined until a win is known, or the loss of every ticket. */
function sumOf(tickets: readonly DrawTicket[]): number | undefined {
  const outcomes = new Map(tickets.flatMap((ticket) => Object.entries(ticket.outcomes ?? {})));
  const wins = Array.from(outcomes.values(), ({ won }) => won).filter((won) => won !== undefined);
  if (wins.length > 0) return inHundredths(wins.reduce((sum, won) => sum + won, 0));
  return tickets.every(isSettled) ? 0 : undefined;
}

/**
 * The draws of tickets with their results in a list of markets and in the history: won draws first, then the next draws.
 * Each is shown until the player has seen it, or the next noon; times in ms.
 */
export function drawsOf(
  tickets: readonly DrawTicket[],
  { markets, at }: MarketList,
  now: number,
): readonly Draw[] {
  const draws = new Map<string, KnownDraw & { market: Market; tickets: DrawTicket[] }>();
  for (const ticket of tickets) {
    const market = markets.find(({ id }) => id === ticket.marketId);
    const number = numberOfLabel(ticket.label, ticket.session);
    const draw = market && drawOf({ ...ticket, number }, market, at);
    if (!draw || draw.goneAt <= now) continue;
    const key = `${market.id} ${draw.drawnAt}`;
    const others = draws.get(key);
    draws.set(key, {
      ...draw,
      market,
      result: others?.result ?? draw.result,
      tickets: [...(others?.tickets ?? []), ticket],
    });
  }
  return Array.from(draws.values(), ({ tickets: own, ...draw }) => {
    // The number that was placed first comes first.
    const placed = own.toSorted((a, b) => a.at - b.at);
    const bids = new Map(placed.map((ticket) => [`${ticket.label} ${ticket.session}`, ticket]));
    const numbers = Array.from(bids.values(), (ticket) => {
      const { label, session } = ticket;
      const number = numberOfLabel(label, session);
      const hits = number !== undefined && draw.result !== undefined && isHit(number, draw.result);
      return {
        text: number ? numberText(number) : label,
        lit: hits ? placesOf(number) : [],
        isWon: hits || isWon(ticket),
      };
    });
    return { ...draw, won: sumOf(own), numbers: numbers.toSorted((a, b) => rankOf(a) - rankOf(b)) };
  }).sort((a, b) => Number(!a.won) - Number(!b.won) || a.drawnAt - b.drawnAt);
}
