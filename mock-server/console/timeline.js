import { day, hourScale, putOnDay, readDay } from './day.js';
import { chip, h } from './dom.js';
import { askForDraw, isDrawnEarly, resultText } from './draw-dialog.js';
import { indianMinute } from './format.js';

const chipKinds = { 6: 'good', 4: 'warn', 1: '', 2: 'bad', 3: 'bad' };
const blank = (text, width) => text ?? '*'.repeat(width);
const resultOf = ({ open, close }) =>
  `${blank(open.pana, 3)}-${blank(open.digit, 1)}${blank(close.digit, 1)}-${blank(close.pana, 3)}`;

function stateOf({ pana, byHand, waiting, won }) {
  if (byHand) return 'by-hand';
  if (pana === null) return waiting > 0 ? 'waiting' : 'due';
  return won > 0 ? 'paid' : 'drawn';
}

function dot(market, session) {
  const draw = market[session];
  const says = `${market.name}, ${session} result at ${indianMinute(draw.at)}: ${resultText(draw)}, ${draw.waiting} bets waiting, ${draw.won} won, ${draw.lost} lost`;
  const attributes = { type: 'button', 'aria-label': says, title: says };
  const onclick = () => askForDraw(market, session);
  return putOnDay(
    h('button', { class: `dot ${session} ${stateOf(draw)}`, ...attributes, onclick }),
    {
      '--at': draw.at,
    },
  );
}

function track(market) {
  if (market.holiday) return h('div', { class: 'track' }, 'Holiday');
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

/** A chip if a draw was made by hand and bets are taken until its time. */
function earlyChip(session, draw) {
  if (!isDrawnEarly(draw, day.now)) return undefined;
  const { pending, pana, at } = draw;
  const title = `${session}: ${pending ?? pana ?? 'nothing'} becomes the result at ${indianMinute(at)}; until then bets are taken.`;
  return h('span', { class: 'chip warn', title }, `${session} drawn early`);
}

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

/** The market day with its draws. */
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
          {
            '--now': day.now,
          },
        ),
    h(
      'p',
      { class: 'legend' },
      Object.entries(legend).map(([kind, text]) => h('span', { class: `key ${kind}` }, text)),
    ),
  ],
};
