import { inWorld } from './api.js';
import { button, chip, field, form, h, row, table } from './dom.js';
import { indianDay, indianMinute, isoInIndia } from './format-time.js';
import { readJournal } from './journal-log.js';
import { timeLine } from './timeline.js';
import { toastStep } from './toast.js';

const steps = [
  ['1 min', 60],
  ['10 min', 600],
  ['1 hour', 3_600],
  ['6 hours', 21_600],
  ['1 day', 86_400],
];

/** The next instant after now at which bids stop or a result comes; undefined at the end of the day. */
function nextEvent({ now, markets }) {
  return instants(markets).find((instant) => instant > Date.parse(now));
}

/** Stops and results of all markets that are open today, in order. */
function instants(markets) {
  return markets
    .filter(({ holiday }) => !holiday)
    .flatMap(({ open, close }) => [open.stops, open.at, close.stops, close.at])
    .map((instant) => Date.parse(instant))
    .sort((a, b) => a - b);
}

const eventRow = (event) => [
  indianMinute(event.at),
  event.market,
  event.type === 'correction' ? `${event.session} corrected` : event.session,
  h('span', { class: 'result' }, event.pana ? `${event.pana}-${event.digit}` : 'none'),
  event.won,
  event.lost,
  event.paid,
];

/** The market day and the clock; the draws of the last step remain visible. */
export function timePanel(act) {
  let events = [];
  let line;
  const step = (work) =>
    act(async () => {
      const calls = (await readJournal()).at(-1)?.number ?? 0;
      const result = await work();
      events = result.events ?? [];
      if (result.events) toastStep(act, events, calls);
    });
  const toInstant = (instant) => {
    if (instant === undefined || instant <= Date.parse(line.now)) return;
    move('POST', '/clock/advance/', { to: isoInIndia(instant) });
  };
  const move = (method, path, body) => step(() => inWorld(method, path, body));
  return {
    title: 'The day',
    hint: 'Drag the current time: markets close, results are drawn, bets settle. A dot is a draw; press it to set or correct it.',
    live: true,
    load: async () => {
      line = await inWorld('GET', '/day/');
    },
    render: (world) => [
      row(
        steps.map(([text, seconds]) =>
          button(`+ ${text}`, () => move('POST', '/clock/advance/', { seconds }), '', {
            ...(seconds === 600 && { 'data-key': '.' }),
          }),
        ),
        button('Next event', () => toInstant(nextEvent(line)), '', { 'data-key': 'n' }),
        button('Run to the end of the day', () => toInstant(instants(line.markets).at(-1))),
        button('Freeze', () => move('POST', '/clock/freeze/'), '', { 'data-key': 'f' }),
        button('Run', () => move('PUT', '/clock/', { mode: 'running', now: line.now })),
        button('Real time', () => move('PUT', '/clock/', { mode: 'real' })),
        chip(
          { fixed: 'stands still', shifted: 'runs', real: 'real time' }[world.clock] ?? world.clock,
        ),
      ),
      h(
        'p',
        { class: 'legend' },
        h('strong', {}, indianDay(line.from)),
        h('span', { class: 'key open' }, 'bids on both'),
        h('span', { class: 'key close' }, 'bids on close'),
        h('span', { class: 'key drawn' }, 'drawn'),
        h('span', { class: 'key paid' }, 'drawn, wins paid'),
        h('span', { class: 'key by-hand' }, 'set by hand'),
        h('span', { class: 'key waiting' }, 'bets waiting'),
      ),
      line.markets.length === 0
        ? h('p', { class: 'empty' }, 'This world has no markets.')
        : timeLine(step, line, world, step),
      form(
        [
          field(
            'Another day (time in India)',
            h('input', { type: 'datetime-local', name: 'now', required: true }),
          ),
          h('button', {}, 'Go there'),
        ],
        ({ now }) => {
          const mode = world.clock === 'fixed' ? 'fixed' : 'running';
          move('PUT', '/clock/', { mode, now: `${now}+05:30` });
        },
      ),
      events.length === 0
        ? ''
        : table(
            'Events of the last step',
            ['Time', 'Market', 'Session', 'Result', 'Won', 'Lost', 'Paid'],
            events.map(eventRow),
            '',
          ),
    ],
  };
}
