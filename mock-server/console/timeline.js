import { inWorld } from './api.js';
import { chip, h } from './dom.js';
import { askForDraw, isDrawnEarly, resultText } from './draw-dialog.js';
import { indianMinute, isoInIndia } from './format-time.js';

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

/**
 * The market day with its draws and a time marker that can be dragged. `place(instant)` is the share of the track
 * at which an instant lies.
 */
export function timeLine(act, line, world, setNow) {
  const from = Date.parse(line.from);
  const length = Date.parse(line.to) - from;
  const place = (instant) => Math.min(1, Math.max(0, (instant - from) / length));
  const put = (element, properties) => {
    for (const [name, instant] of Object.entries(properties)) {
      element.style.setProperty(name, String(place(Date.parse(instant))));
    }
    return element;
  };
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
  const hours = Array.from({ length: 8 }, (_, i) => from + (2.5 + 3 * i) * hour);
  const scale = h(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    hours.map((instant) =>
      put(h('span', {}, indianMinute(instant)), { '--at': new Date(instant).toISOString() }),
    ),
  );
  const now = h('input', {
    type: 'range',
    class: 'now',
    min: 0,
    max: length / 60_000,
    step: 1,
    'aria-label': 'Current time of the world',
  });
  const label = h('output', { class: 'now-label' });
  const frame = h(
    'div',
    { class: 'time-line' },
    scale,
    h('ul', {}, markets),
    h('div', { class: 'now-place' }, now, label),
  );
  const show = (instant) => {
    now.value = String(Math.floor((instant - from) / 60_000));
    now.setAttribute('aria-valuetext', indianMinute(instant));
    label.textContent = indianMinute(instant);
    frame.style.setProperty('--now', String(place(instant)));
  };
  now.addEventListener('input', () => show(from + Number(now.value) * 60_000));
  now.addEventListener('change', () => {
    const to = from + Number(now.value) * 60_000;
    const ahead = to > Date.parse(line.now);
    setNow(() =>
      ahead
        ? inWorld('POST', '/clock/advance/', { to: isoInIndia(to) })
        : inWorld('PUT', '/clock/', {
            mode: world.clock === 'fixed' ? 'fixed' : 'running',
            now: isoInIndia(to),
          }),
    );
  });
  show(Date.parse(line.now));
  return frame;
}
