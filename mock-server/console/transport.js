import { act } from './act.js';
import { inWorld } from './api.js';
import { markOf } from './calls.js';
import {
  day,
  eventsOf,
  eventText,
  hourScale,
  nextEvent,
  nextText,
  putOn,
  wholeDay,
} from './day.js';
import { button, form, h, row } from './dom.js';
import { indianMinute, isoInIndia } from './format.js';
import { lastNumber, readJournal } from './journal-log.js';
import { advance, step } from './step.js';
import { branchHere, toast } from './toast.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { JournalEntry } from '../src/worlds/journal.ts' */
/** @import { Panel } from './panel.js' */

const minute = 60_000;
const advances = { '+1m': 60, '+10m': 600, '+1h': 3_600, '+6h': 21_600, '+1d': 86_400 };

/** @type {JournalEntry[]} */
let journal = [];

/** The marks of the day: its draws, and the bets and faults of the journal, one of a kind a minute. */
function marks() {
  const range = wholeDay(day);
  const draws = eventsOf(day)
    .filter(({ says }) => says.includes('result'))
    .map(({ at }) => ({ kind: 'draw', at: Date.parse(at) }));
  const calls = journal
    .map((entry) => ({ kind: markOf(entry), at: entry.at }))
    .filter(({ kind, at }) => kind !== undefined && at >= range.from && at < range.to);
  const found = new Map(
    [...draws, ...calls].map((mark) => [`${mark.kind} ${Math.floor(mark.at / minute)}`, mark]),
  );
  return [...found.values()].map(({ kind, at }) =>
    putOn(h('span', { class: `mark ${kind}` }), range, { '--at': at }),
  );
}

const advanceToNext = () => {
  const next = nextEvent();
  return advance({ to: 'next-event' }, next && eventText(next));
};

function runToEnd() {
  const last = eventsOf(day).at(-1);
  return last && Date.parse(last.at) > Date.parse(day.now)
    ? advance({ to: last.at }, eventText(last))
    : toast(nextText());
}

/**
 * @param {{ mode: string; now?: string }} clock
 * @param {string} [otherwise] is told if nothing was drawn
 */
const setClock = (clock, otherwise) => step(() => inWorld('PUT', '/clock/', clock), otherwise);

/**
 * @param {string} now
 * @param {WorldSummary} world
 */
const goTo = (now, { clock }) => setClock({ mode: clock === 'fixed' ? 'fixed' : 'running', now });

/** The day as a bar, with a marker that moves the time: forward by advancing, so that draws are made. */
function dayBar(/** @type {WorldSummary} */ world) {
  const from = Date.parse(day.from);
  const now = h('input', {
    type: 'range',
    class: 'now',
    max: (Date.parse(day.to) - from) / minute,
    'aria-label': 'Current time of the world',
  });
  const label = h('output', { class: 'now-label' });
  const show = (/** @type {number} */ instant) => {
    now.value = String(Math.floor((instant - from) / minute));
    now.setAttribute('aria-valuetext', indianMinute(instant));
    label.textContent = indianMinute(instant);
  };
  const pointedAt = () => from + Number(now.value) * minute;
  now.addEventListener('input', () => show(pointedAt()));
  now.addEventListener('change', () => {
    const to = isoInIndia(pointedAt());
    const isLater = pointedAt() > Date.parse(day.now);
    return isLater ? advance({ to }) : goTo(to, world);
  });
  show(Date.parse(day.now));
  const above = h('div', { class: 'marks', 'aria-hidden': 'true' }, marks());
  return h('div', { class: 'day-bar' }, hourScale(wholeDay(day)), above, now, label);
}

function pauseButton(/** @type {WorldSummary} */ { clock }) {
  const attributes = { class: 'pause', 'data-key': 'f' };
  const pause = () => step(() => inWorld('POST', '/clock/freeze/'), 'The clock is paused.');
  const resume = () => setClock({ mode: 'running', now: day.now }, 'The clock runs.');
  return clock === 'fixed'
    ? button('Resume', resume, attributes)
    : button('Pause', pause, attributes);
}

const otherDay = {
  type: 'datetime-local',
  name: 'now',
  required: true,
  'aria-label': 'Another day, time in India',
};

/**
 * The controls that move the time of the world.
 * @type {Panel}
 */
export const transportPanel = {
  title: 'Time',
  live: true,
  load: async () => {
    journal = await readJournal();
  },
  render: (world) => [
    dayBar(world),
    row(
      button('Branch', () => act(async () => branchHere(await lastNumber())), {
        title: 'Copies this world as it is',
      }),
      pauseButton(world),
      Object.entries(advances).map(([text, seconds]) =>
        button(text, () => advance({ seconds }), { 'data-key': seconds === 600 && '.' }),
      ),
      button('Next event', advanceToNext, { class: 'main', 'data-key': 'n', title: nextText() }),
      button('Run to end of day', runToEnd),
      button('Real time', () => setClock({ mode: 'real' }, 'The clock shows real time.'), {
        'aria-pressed': String(world.clock === 'real'),
      }),
      form([h('input', otherDay), h('button', 'Go')], ({ now }) => goTo(`${now}+05:30`, world)),
    ),
  ],
};
