import { inWorld } from './api.js';
import { h } from './dom.js';
import { indianMinute } from './format.js';

/** @import { MarketDay } from '../src/routes/control/market-day.ts' */
/** @import { Instant } from './format.js' */

const hour = 3_600_000;

/**
 * The market day of the chosen world; empty until it has been read.
 * @type {MarketDay}
 */
export let day = { day: '', from: '', to: '', now: '', markets: [] };

export async function readDay() {
  day = await inWorld('GET', '/day/');
}

/** Ends of betting and results of all markets that are open today, in order. */
export const eventsOfDay = () =>
  day.markets
    .filter(({ holiday }) => !holiday)
    .flatMap(({ name, open, close }) => [
      { at: open.stops, says: `bids on open stop, ${name}` },
      { at: open.at, says: `open result, ${name}` },
      { at: close.stops, says: `bids on close stop, ${name}` },
      { at: close.at, says: `close result, ${name}` },
    ])
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** The next event of the day; undefined after the last one. */
export const nextEvent = () => eventsOfDay().find(({ at }) => Date.parse(at) > Date.parse(day.now));

/** What is next on the day, in words. */
export function nextText() {
  const next = nextEvent();
  return next ? `Next: ${indianMinute(next.at)} ${next.says}` : 'Nothing more happens on this day.';
}

/**
 * Puts instants on an element, as style properties: each the share of the day that is over by then.
 * @template {HTMLElement} Made
 * @param {Made} element
 * @param {Record<string, Instant>} properties
 */
export function putOnDay(element, properties) {
  const from = Date.parse(day.from);
  const length = Date.parse(day.to) - from;
  for (const [name, instant] of Object.entries(properties)) {
    const share = (new Date(instant).getTime() - from) / length;
    element.style.setProperty(name, String(Math.min(1, Math.max(0, share))));
  }
  return element;
}

/** The hours of the day above a track. */
export const hourScale = () =>
  h(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    Array.from({ length: 8 }, (_, i) => Date.parse(day.from) + (2.5 + 3 * i) * hour).map((at) =>
      putOnDay(h('span', indianMinute(at)), { '--at': at }),
    ),
  );
