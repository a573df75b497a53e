import { inWorld } from './api.js';
import { follow } from './app-frame.js';
import { button, form, h, row } from './dom.js';
import { indianMinute, isoInIndia } from './format-time.js';
import { readJournal } from './journal-log.js';
import { hourScale, putOnDay, timeLine } from './timeline.js';
import { branchHere, toastStep } from './toast.js';

const steps = [
  ['+1m', 60],
  ['+10m', 600],
  ['+1h', 3_600],
  ['+6h', 21_600],
  ['+1d', 86_400],
];

/** Ends of betting and results of all markets that are open today, in order. */
const eventsOf = ({ markets }) =>
  markets
    .filter(({ holiday }) => !holiday)
    .flatMap(({ name, open, close }) => [
      { at: open.stops, says: `bids on open stop, ${name}` },
      { at: open.at, says: `open result, ${name}` },
      { at: close.stops, says: `bids on close stop, ${name}` },
      { at: close.at, says: `close result, ${name}` },
    ])
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** The next event of the day; undefined after the last one. */
const nextEvent = (line) => eventsOf(line).find(({ at }) => Date.parse(at) > Date.parse(line.now));

/** What is next on a day, in words. */
function nextText(line) {
  const next = nextEvent(line);
  return next ? `Next: ${indianMinute(next.at)} ${next.says}` : 'Nothing more happens on this day.';
}

/** What a call of the journal marks on the day; undefined for most. */
function markOf({ method, url, status }) {
  if (status === 0 || status >= 500 || (method === 'POST' && url.endsWith('/faults/')))
    return 'fault';
  return method === 'POST' && url.startsWith('/betting/') && status < 300 ? 'bet' : undefined;
}

/** The marks of a day: its draws, and the bets and faults of the journal, one of a kind a minute. */
function marks(line, journal) {
  const minute = (at) => Math.floor(new Date(at).getTime() / 60_000) * 60_000;
  const draws = eventsOf(line).filter(({ says }) => says.includes('result'));
  const calls = journal.filter(({ at }) => at >= Date.parse(line.from) && at < Date.parse(line.to));
  const found = new Set([
    ...draws.map(({ at }) => `draw ${minute(at)}`),
    ...calls.filter(markOf).map((entry) => `${markOf(entry)} ${minute(entry.at)}`),
  ]);
  return [...found].map((each) => {
    const [kind, at] = each.split(' ');
    return putOnDay(line, h('span', { class: `mark ${kind}` }), { '--at': Number(at) });
  });
}

/** The market day, and the transport that moves its time. */
export function timePanels(act) {
  let line;
  let journal = [];
  const step = (work, happened) =>
    act(async () => {
      const calls = (await readJournal()).at(-1)?.number ?? 0;
      const { events } = await work();
      line = await inWorld('GET', '/day/');
      follow();
      toastStep(act, events, calls, nextText(line), happened);
    });
  const move = (method, path, body, happened) => step(() => inWorld(method, path, body), happened);
  const advanceTo = (event) => {
    if (event === undefined || Date.parse(event.at) <= Date.parse(line.now)) return;
    move('POST', '/clock/advance/', { to: event.at }, `${indianMinute(event.at)} ${event.says}.`);
  };
  const goTo = (now, world) =>
    move('PUT', '/clock/', { mode: world.clock === 'fixed' ? 'fixed' : 'running', now });
  const slider = (world) => {
    const from = Date.parse(line.from);
    const now = h('input', {
      type: 'range',
      class: 'now',
      min: 0,
      max: (Date.parse(line.to) - from) / 60_000,
      step: 1,
      'aria-label': 'Current time of the world',
    });
    const label = h('output', { class: 'now-label' });
    const show = (instant) => {
      now.value = String(Math.floor((instant - from) / 60_000));
      now.setAttribute('aria-valuetext', indianMinute(instant));
      label.textContent = indianMinute(instant);
    };
    const chosenTime = () => from + Number(now.value) * 60_000;
    now.addEventListener('input', () => show(chosenTime()));
    now.addEventListener('change', () => {
      const to = isoInIndia(chosenTime());
      if (chosenTime() > Date.parse(line.now)) move('POST', '/clock/advance/', { to });
      else goTo(to, world);
    });
    show(Date.parse(line.now));
    return h(
      'div',
      { class: 'day-bar' },
      hourScale(line),
      h('div', { class: 'marks', 'aria-hidden': 'true' }, marks(line, journal)),
      now,
      label,
    );
  };
  const day = {
    title: 'The day',
    hint: 'A dot is a draw: press it to set or correct it.',
    live: true,
    render: () => [
      line.markets.length === 0
        ? h('p', { class: 'empty' }, 'This world has no markets.')
        : timeLine(step, line),
      h(
        'p',
        { class: 'legend' },
        h('span', { class: 'key open' }, 'bids on both'),
        h('span', { class: 'key close' }, 'bids on close'),
        h('span', { class: 'key drawn' }, 'drawn'),
        h('span', { class: 'key paid' }, 'drawn, wins paid'),
        h('span', { class: 'key by-hand' }, 'set by hand'),
        h('span', { class: 'key waiting' }, 'bets waiting'),
      ),
    ],
  };
  const transport = {
    title: 'Time',
    live: true,
    load: async () => {
      [line, journal] = await Promise.all([inWorld('GET', '/day/'), readJournal()]);
    },
    render: (world) => [
      slider(world),
      row(
        button('Branch', () => act(async () => branchHere(act, journal.at(-1)?.number ?? 0)), '', {
          title: 'Copies this world as it is',
        }),
        world.clock === 'fixed'
          ? button('Resume', () => move('PUT', '/clock/', { mode: 'running', now: line.now }), '', {
              class: 'pause',
              'data-key': 'f',
            })
          : button('Pause', () => move('POST', '/clock/freeze/'), '', {
              class: 'pause',
              'data-key': 'f',
            }),
        steps.map(([text, seconds]) =>
          button(text, () => move('POST', '/clock/advance/', { seconds }), '', {
            ...(seconds === 600 && { 'data-key': '.' }),
          }),
        ),
        button('Next event', () => advanceTo(nextEvent(line)), 'main', { 'data-key': 'n' }),
        button('Run to end of day', () => advanceTo(eventsOf(line).at(-1))),
        button('Real time', () => move('PUT', '/clock/', { mode: 'real' }), '', {
          'aria-pressed': String(world.clock === 'real'),
        }),
        form(
          [
            h('input', {
              type: 'datetime-local',
              name: 'now',
              required: true,
              'aria-label': 'Another day, time in India',
            }),
            h('button', {}, 'Go'),
          ],
          ({ now }) => goTo(`${now}+05:30`, world),
        ),
        h('span', { class: 'next', title: nextText(line) }, nextText(line)),
      ),
    ],
  };
  return { day, transport };
}
