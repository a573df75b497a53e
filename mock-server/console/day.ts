import type { MarketDay } from '../src/routes/control/market-day.ts';
import type { Market } from './draw-text.ts';
import { type Instant, indianMinute } from './format.ts';

/** Epoch milliseconds. */
export interface Range {
  from: number;
  to: number;
}

interface DayEvent {
  at: string;
  text: string;
}

const hour = 3_600_000;

/** Ends of betting and results of all markets that are open on a day, in order. */
export const eventsOf = ({ markets }: MarketDay): DayEvent[] =>
  markets
    .filter(({ holiday }) => !holiday)
    .flatMap(({ name, open, close }) => [
      { at: open.stops, text: `bids on open stop, ${name}` },
      { at: open.at, text: `open result, ${name}` },
      { at: close.stops, text: `bids on close stop, ${name}` },
      { at: close.at, text: `close result, ${name}` },
    ])
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** An event in words. */
export const eventText = ({ at, text }: DayEvent): string => `${indianMinute(at)} ${text}.`;

/** The next event of a day; undefined after the last event. */
export const nextEvent = (day: MarketDay): DayEvent | undefined =>
  eventsOf(day).find(({ at }) => Date.parse(at) > Date.parse(day.now));

/** The next event of a day in words. */
export function nextText(day: MarketDay): string {
  const next = nextEvent(day);
  return next ? `Next: ${eventText(next)}` : 'Nothing more happens on this day.';
}

/** The markets of a day: markets with a draw to come, by the next draw, and the other markets. */
export function marketsByNextDraw({ now, markets }: MarketDay): {
  coming: Market[];
  over: Market[];
} {
  const instant = Date.parse(now);
  const nextDraw = ({ holiday, open, close }: Market) =>
    [open, close].map(({ at }) => Date.parse(at)).find((at) => at > instant && !holiday);
  const withNext = markets.map((market) => ({ market, next: nextDraw(market) }));
  return {
    coming: withNext
      .filter(({ next }) => next !== undefined)
      .sort((one, other) => (one.next ?? 0) - (other.next ?? 0))
      .map(({ market }) => market),
    over: withNext.filter(({ next }) => next === undefined).map(({ market }) => market),
  };
}

/** The whole of a day. */
export const wholeDay = ({ from, to }: MarketDay): Range => ({
  from: Date.parse(from),
  to: Date.parse(to),
});

/** The hours from before the first draw of a day to after its last one. */
export function hoursOfDraws(day: MarketDay): Range {
  const draws = day.markets.flatMap(({ open, close }) => [
    Date.parse(open.at),
    Date.parse(close.at),
  ]);
  const { from, to } = wholeDay(day);
  return {
    from: Math.max(from, Math.min(...draws) - hour),
    to: Math.min(to, Math.max(...draws) + hour),
  };
}

/** The elapsed share of a range at an instant, from 0 to 1. */
export const shareOf = ({ from, to }: Range, instant: Instant): number =>
  Math.min(1, Math.max(0, (new Date(instant).getTime() - from) / (to - from)));

/** Every third hour of a day that lies in a range, in epoch milliseconds. */
export function hoursIn({ day }: MarketDay, { from, to }: Range): number[] {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const hours = Array.from({ length: 9 }, (_, i) => midnight + 3 * i * hour);
  return hours.filter((at) => at > from && at < to);
}
