import { day, hourScale, putOnDay, readDay } from './day.js';
import { chip, h } from './dom.js';
import { askForDraw } from './draw-dialog.js';
import { isDrawnEarly, resultText } from './draw-text.js';
import { indianMinute } from './format.js';

/** @import { Draw, Market } from './draw-text.js' */
/** @import { Instant } from './format.js' */
/** @import { Panel } from './panel.js' */

/** @type {Readonly<Record<number, 'good' | 'warn' | 'bad' | ''>>} */
const chipKinds = { 6: 'good', 4: 'warn', 1: '', 2: 'bad', 3: 'bad' };

/** @param {Market} market */
const resultOf = ({ open, close }) =>
  `${open.pana ?? '***'}-${open.digit ?? '*'}${close.digit ?? '*'}-${close.pana ?? '***'}`;

/** @param {Draw} draw */
function stateOf({ pana, byHand, waiting, won }) {
  if (byHand) return 'by-hand';
  if (pana === null) return waiting > 0 ? 'waiting' : 'due';
  return won > 0 ? 'paid' : 'drawn';
}

/**
 * @param {Market} market
 * @param {'open' | 'close'} session
 */
function dot(market, session) {
  const draw = market[session];
  const says = `${market.name}, ${session} result at ${indianMinute(draw.at)}: ${resultText(draw)}, ${draw.waiting} bets waiting, ${draw.won} won, ${draw.lost} lost`;
  const attributes = { class: `dot ${session} ${stateOf(draw)}`, 'aria-label': says, title: says };
  return putOnDay(
    h('button', { type: 'button', ...attributes, onclick: () => askForDraw(market, session) }),
    {
      '--at': draw.at,
    },
  );
}

/** @param {Market} market */
function track(market) {
  if (market.holiday) return h('div', { class: 'track' }, 'Holiday');
  /**
   * @param {string} kind
   * @param {Instant} begin
   * @param {Instant} end
   */
  const phase = (kind, begin, end) =>
    putOnDay(h('span', { class: `phase ${kind}` }), { '--from': begin, '--to': end });
  return h(
    'div',
    { class: 'track' },
    phase('open', day.from, market.open.stops),
    phase('close', market.open.stops, market.close.stops),
    dot(market, 'open'),
    dot(market, 'close'),
  );
}

/**
 * A chip if a draw was made by hand and bets are taken until its time.
 * @param {'open' | 'close'} session
 * @param {Draw} draw
 */
function earlyChip(session, draw) {
  if (!isDrawnEarly(draw, day.now)) return undefined;
  const { pending, pana, at } = draw;
  const title = `${session}: ${pending ?? pana ?? 'nothing'} becomes the result at ${indianMinute(at)}; until then bets are taken.`;
  return h('span', { class: 'chip warn', title }, `${session} drawn early`);
}

/** @param {Market} market */
function marketLine(market) {
  const { open, close } = market;
  const waiting = open.waiting + close.waiting;
  const paid = open.paid + close.paid;
  return h(
    'li',
    { class: 'market' },
    h('strong', market.name),
    h(
      'span',
      { class: 'market-state' },
      chip(market.statusName, chipKinds[market.status]),
      earlyChip('open', open),
      earlyChip('close', close),
      waiting > 0 && chip(`${waiting} waiting`),
      paid > 0 && chip(`paid ${paid}`, 'good'),
    ),
    h('span', { class: open.pana === null ? 'result undrawn' : 'result' }, resultOf(market)),
    track(market),
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
  hint: 'A dot is a draw: press it to set or correct it.',
  live: true,
  load: readDay,
  render: () => [
    day.markets.length === 0
      ? h('p', { class: 'empty' }, 'This world has no markets.')
      : putOnDay(
          h('div', { class: 'time-line' }, hourScale(), h('ul', day.markets.map(marketLine))),
          { '--now': day.now },
        ),
    h(
      'p',
      { class: 'legend' },
      Object.entries(legend).map(([kind, text]) => h('span', { class: `key ${kind}` }, text)),
    ),
  ],
};
