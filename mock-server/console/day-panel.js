import {
  day,
  hourScale,
  hoursOfDraws,
  marketsByNextDraw,
  nextText,
  putOn,
  readDay,
} from './day.js';
import { h } from './dom.js';
import { askForDraw } from './draw-dialog.js';
import { isDrawnEarly, resultText } from './draw-text.js';
import { amount, indianMinute } from './format.js';

/** @import { Range } from './day.js' */
/** @import { Draw, Market } from './draw-text.js' */
/** @import { Instant } from './format.js' */
/** @import { Panel } from './panel.js' */

/** @type {Readonly<Record<number, 'good' | 'warn' | 'bad'>>} */
const stateKinds = { 6: 'good', 4: 'warn', 2: 'bad', 3: 'bad' };

const resultOf = (/** @type {Market} */ { open, close }) =>
  `${open.pana ?? '***'}-${open.digit ?? '*'}${close.digit ?? '*'}-${close.pana ?? '***'}`;

function stateOf(/** @type {Draw} */ { pana, byHand, waiting, won }) {
  if (byHand) return 'by-hand';
  if (pana === null) return waiting > 0 ? 'waiting' : 'due';
  return won > 0 ? 'paid' : 'drawn';
}

/**
 * @param {Market} market
 * @param {'open' | 'close'} session
 * @param {Range} range
 */
function dot(market, session, range) {
  const draw = market[session];
  const says = `${market.name}, ${session} result at ${indianMinute(draw.at)}: ${resultText(draw)}, ${draw.waiting} bets waiting, ${draw.won} won, ${draw.lost} lost`;
  const attributes = {
    type: 'button',
    class: `dot ${stateOf(draw)}`,
    'aria-label': says,
    title: says,
    onclick: () => askForDraw(market, session),
  };
  return putOn(h('button', attributes), range, { '--at': draw.at });
}

/**
 * @param {Market} market
 * @param {Range} range
 */
function track(market, range) {
  if (market.holiday) return h('div', { class: 'track' }, 'Holiday');
  /**
   * @param {string} kind
   * @param {Instant} begin
   * @param {Instant} end
   */
  const phase = (kind, begin, end) =>
    putOn(h('span', { class: `phase ${kind}` }), range, { '--from': begin, '--to': end });
  return h(
    'div',
    { class: 'track' },
    phase('open', day.from, market.open.stops),
    phase('close', market.open.stops, market.close.stops),
    dot(market, 'open', range),
    dot(market, 'close', range),
  );
}

/** The state of a market now, the unusual first. A draw that was made by hand is no result before its time. */
function stateText(/** @type {Market} */ { open, close, statusName }) {
  const waiting = open.waiting + close.waiting;
  const paid = open.paid + close.paid;
  const parts = [
    isDrawnEarly(open, day.now) && 'open drawn early',
    isDrawnEarly(close, day.now) && 'close drawn early',
    waiting > 0 && `${waiting} waiting`,
    paid > 0 && `paid ${amount(paid)}`,
    statusName,
  ];
  return parts.filter(Boolean).join(' · ');
}

/**
 * @param {Market} market
 * @param {Range} range
 */
function marketLine(market, range) {
  const state = stateText(market);
  const kind = stateKinds[market.status] ?? 'quiet';
  return h(
    'li',
    { class: 'market' },
    h('strong', market.name),
    h('span', { class: `market-state ${kind}`, title: state }, state),
    track(market, range),
    h('span', { class: market.open.pana === null ? 'result undrawn' : 'result' }, resultOf(market)),
  );
}

/** All markets: folded are those without a draw to come, while there are others. */
function marketLines() {
  const range = hoursOfDraws(day);
  const { coming, over } = marketsByNextDraw(day);
  const list = (/** @type {Market[]} */ markets) =>
    h(
      'ul',
      markets.map((market) => marketLine(market, range)),
    );
  const names = over.map(({ name }) => name).join(', ');
  const folded =
    coming.length > 0 && over.length > 0
      ? h('details', h('summary', `${over.length} closed: ${names}`), list(over))
      : list(over);
  const now = Date.parse(day.now);
  return putOn(
    h(
      'div',
      { class: now > range.from && now < range.to && 'has-now' },
      h('div', { class: 'market head' }, hourScale(range)),
      folded,
      list(coming),
    ),
    range,
    { '--now': now },
  );
}

const legend = {
  open: 'bids on both',
  close: 'bids on close',
  drawn: 'drawn',
  paid: 'drawn, wins paid',
  'by-hand': 'set by hand',
  waiting: 'bets waiting',
};

/**
 * The market day with its draws.
 * @type {Panel}
 */
export const dayPanel = {
  title: 'The day',
  live: true,
  load: readDay,
  render: () => [
    h('p', { class: 'hint' }, `${nextText()} A dot is a draw: press it to set or correct it.`),
    day.markets.length === 0
      ? h('p', { class: 'empty' }, 'This world has no markets.')
      : marketLines(),
    h(
      'p',
      { class: 'legend' },
      Object.entries(legend).map(([kind, text]) => h('span', { class: `key ${kind}` }, text)),
    ),
  ],
};
