import { chip, h } from './dom.js';
import { askForDraw, isDrawnEarly, resultText } from './draw-dialog.js';
import { indianMinute } from './format-time.js';

const hour = 3_600_000;
const kinds = { 6: 'good', 4: 'warn', 1: '', 2: 'bad', 3: 'bad' };
const blank = (text, width) => text ?? '*'.repeat(width);
const resultOf = ({ open, close }) =>
  `${blank(open.pana, 3)}-${blank(open.digit, 1)}${blank(close.digit, 1)}-${blank(close.pana, 3)}`;

/** The state of a draw in a word, for its colour and for those who do not see it. */
function stateOf({ pana, byHand, waiting, won }) {
  if (byHand) return 'by-hand';
  if (pana === null) return waiting > 0 ? 'waiting' : 'due';
  return won > 0 ? 'paid' : 'drawn';
}

/** Puts instants of a day on an element, as style properties: each the share of the day that is over by then. */
export function putOnDay(line, element, properties) {
  const from = Date.parse(line.from);
  const length = Date.parse(line.to) - from;
  for (const [name, instant] of Object.entries(properties)) {
    const share = (new Date(instant).getTime() - from) / length;
    element.style.setProperty(name, String(Math.min(1, Math.max(0, share))));
  }
  return element;
}

/** The hours of a day above a track. */
export const hourScale = (line) =>
  h(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    Array.from({ length: 8 }, (_, i) => Date.parse(line.from) + (2.5 + 3 * i) * hour).map((at) =>
      putOnDay(line, h('span', {}, indianMinute(at)), { '--at': at }),
    ),
  );

/** The market day with its draws. */
export function timeLine(act, line) {
  const put = (element, properties) => putOnDay(line, element, properties);
  const dot = (market, session) => {
    const draw = market[session];
    const state = stateOf(draw);
    const says = `${market.name}, ${session} result at ${indianMinute(draw.at)}: ${resultText(draw)}, ${draw.waiting} bets waiting, ${draw.won} won, ${draw.lost} lost`;
    const attributes = { type: 'button', class: `dot ${state}`, 'aria-label': says, title: says };
    const onclick = () => askForDraw(act, market, session, line.day);
    return put(h('button', { ...attributes, onclick }), { '--at': draw.at });
  };
  const track = (market) => {
    if (market.holiday) return h('div', { class: 'track holiday' }, h('span', {}, 'Holiday'));
    const bar = (kind, begin, end) =>
      put(h('span', { class: `phase ${kind}` }), { '--from': begin, '--to': end });
    return h(
      'div',
      { class: 'track' },
      bar('open', line.from, market.open.stops),
      bar('close', market.open.stops, market.close.stops),
      dot(market, 'open'),
      dot(market, 'close'),
    );
  };
  const early = ({ open, close }) => {
    const sessions = Object.entries({ open, close }).filter(([, draw]) =>
      isDrawnEarly(draw, line.now),
    );
    return sessions.map(([session, { pana, pending, at }]) =>
      h(
        'span',
        {
          class: 'chip warn early',
          title: `${session}: ${pending ?? pana ?? 'nothing'} becomes the result at ${indianMinute(at)}; until then bets are taken.`,
        },
        `${session} drawn early`,
      ),
    );
  };
  const settled = ({ open, close }) => {
    const paid = open.paid + close.paid;
    const waiting = open.waiting + close.waiting;
    return [
      waiting > 0 ? chip(`${waiting} waiting`) : '',
      paid > 0 ? chip(`paid ${paid}`, 'good') : '',
    ];
  };
  const markets = line.markets.map((market) =>
    h(
      'li',
      { class: 'market' },
      h('span', { class: 'market-name' }, market.name),
      track(market),
      h(
        'span',
        { class: 'result', 'data-drawn': String(market.open.pana !== null) },
        resultOf(market),
      ),
      h(
        'span',
        { class: 'market-state' },
        chip(market.statusName, kinds[market.status]),
        early(market),
        settled(market),
      ),
    ),
  );
  return put(h('div', { class: 'time-line' }, hourScale(line), h('ul', {}, markets)), {
    '--now': line.now,
  });
}
