import { inWorld } from './api.js';
import { h } from './dom.js';
import { indianMinute } from './format.js';

/** @import { MarketDay } from '../src/routes/control/market-day.ts' */
/** @import { Market } from './draw-text.js' */
/** @import { Instant } from './format.js' */
/** @typedef {{ from: number; to: number }} Range in epoch milliseconds */

const hour = 3_600_000;

/**
 * The market day of the chosen world; empty until it has been read.
 * @type {MarketDay}
 */
export let day = { day: '', from: '', to: '', now: '', markets: [] };

export async function readDay() {
  day = await inWorld('GET', '/day/');
}

/** Ends of betting and results of all markets that are open on a day, in order. */
export const eventsOf = (/** @type {MarketDay} */ { markets }) =>
  markets
    .filter(({ holiday }) => !holiday)
    .flatMap(({ name, open, close }) => [
      { at: open.stops, says: `bids on open stop, ${name}` },
      { at: open.at, says: `open result, ${name}` },
      { at: close.stops, says: `bids on close stop, ${name}` },
      { at: close.at, says: `close result, ${name}` },
    ])
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** An event in words. */
export const eventText = (/** @type {{ at: string; says: string }} */ { at, says }) =>
  `${indianMinute(at)} ${says}.`;

/** The next event of the day; undefined after the last one. */
export const nextEvent = () => eventsOf(day).find(({ at }) => Date.parse(at) > Date.parse(day.now));

/** The next event of the day in words. */
export function nextText() {
  const next = nextEvent();
  return next ? `Next: ${eventText(next)}` : 'Nothing more happens on this day.';
}

/** The markets of a day: those with a draw to come, the next one first, and those without. */
export function marketsByNextDraw(/** @type {MarketDay} */ { now, markets }) {
  const instant = Date.parse(now);
  const nextDraw = (/** @type {Market} */ { holiday, open, close }) =>
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

/**
 * The whole of a day.
 * @param {MarketDay} day
 * @returns {Range}
 */
export const wholeDay = ({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) });

/**
 * The hours from before the first draw of a day to after its last one.
 * @param {MarketDay} day
 * @returns {Range}
 */
export function hoursOfDraws({ markets, ...rest }) {
  const draws = markets.flatMap(({ open, close }) => [Date.parse(open.at), Date.parse(close.at)]);
  const { from, to } = wholeDay({ markets, ...rest });
  return {
    from: Math.max(from, Math.min(...draws) - hour),
    to: Math.min(to, Math.max(...draws) + hour),
  };
}

/**
 * Puts instants on an element, as style properties: each the share of a range that is over by then.
 * @template {HTMLElement} Made
 * @param {Made} element
 * @param {Range} range
 * @param {Record<string, Instant>} properties
 */
export function putOn(element, { from, to }, properties) {
  for (const [name, instant] of Object.entries(properties)) {
    const share = (new Date(instant).getTime() - from) / (to - from);
    element.style.setProperty(name, String(Math.min(1, Math.max(0, share))));
  }
  return element;
}

/** Every third hour of a range, above a track. */
export function hourScale(/** @type {Range} */ range) {
  const midnight = Date.parse(`${day.day}T00:00:00+05:30`);
  const hours = Array.from({ length: 9 }, (_, i) => midnight + 3 * i * hour);
  const within = hours.filter((at) => at > range.from && at < range.to);
  return h(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    within.map((at) => putOn(h('span', indianMinute(at)), range, { '--at': at })),
  );
}
