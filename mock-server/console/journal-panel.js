import { act } from './act.js';
import { inWorld } from './api.js';
import { grouped, isError, isShown, kinds, outcomeOf, pathInWorld, senderOf } from './calls.js';
import { button, chip, h, row, table } from './dom.js';
import { indianTime } from './format.js';
import { entryDetails } from './journal-entry.js';
import { isNew, readJournal } from './journal-log.js';
import { branchHere } from './toast.js';

/** @import { Replay, RowChange } from '../src/recording/replay.ts' */
/** @import { PlayerSummary } from '../src/routes/control/players.ts' */
/** @import { JournalEntry } from '../src/worlds/journal.ts' */
/** @import { Panel } from './panel.js' */

/** Number of calls that are shown at first, and added each time the list is scrolled to its end. */
const page = 60;
const heads = ['#', 'Time, who', 'Call', 'Status, ms', 'Rows, points', ''];

const duration = (/** @type {number | undefined} */ ms) =>
  ms === undefined ? '' : ms < 10 ? ms.toFixed(1) : String(Math.round(ms));

/** Points that a call added to wallets; nothing for 0. */
const pointsPart = (/** @type {number} */ hundredths) =>
  hundredths > 0
    ? h('span', { class: 'plus' }, `+${(hundredths / 100).toFixed(2)}`)
    : hundredths < 0 && h('span', { class: 'minus' }, (hundredths / 100).toFixed(2));

/** @type {JournalEntry[]} */
let entries = [];
/** @type {Map<number, string>} */
let mobiles = new Map();
let limit = page;
/** @type {Replay | undefined} */
let found;
/**
 * The number of the call whose details are shown.
 * @type {number | undefined}
 */
let opened;
/**
 * The rows that it changed.
 * @type {RowChange[] | string}
 */
let changes = [];
/** @type {Set<string>} */
const apart = new Set();
let kind = 'All';
let text = '';

/** Calls of the chosen kind and text, in groups. */
const groups = () =>
  grouped(
    entries.filter((entry) => isShown(entry, kind, text)),
    ({ url, number }) => apart.has(url) || number === opened,
  );

const show = (/** @type {() => void} */ change) => act(async () => change());

const open = (/** @type {number} */ number) =>
  act(async () => {
    opened = opened === number ? undefined : number;
    changes = 'Looking…';
    if (opened === undefined) return;
    changes = await inWorld('GET', `/journal/${number}/changes/`).catch((error) => String(error));
  });

const replay = () =>
  act(async () => {
    found = await inWorld('POST', '/replay/');
  });

function groupRows(/** @type {[JournalEntry, ...JournalEntry[]]} */ [entry, ...repeated]) {
  const { number, at, method, url, ms, rows, ledger } = entry;
  const isOpen = number === opened;
  const mark = isNew(entry) ? ', new' : '';
  const count = repeated.length + 1;
  const cells = [
    button(number, () => open(number), {
      'aria-expanded': String(isOpen),
      'aria-label': `Call ${number}, its request, response and changes${mark}`,
    }),
    [indianTime(at), ' ', senderOf(entry, mobiles)],
    [
      h('code', `${method} ${pathInWorld(url)}`),
      count > 1 &&
        button(`×${count}`, () => show(() => apart.add(url)), {
          class: 'times',
          'aria-label': `Show all ${count} calls like call ${number}`,
        }),
    ],
    [chip(outcomeOf(entry), isError(entry) ? 'bad' : 'good'), ' ', duration(ms)],
    [rows || '', ' ', pointsPart(ledger)],
    button('Branch', () => act(() => branchHere(number)), {
      class: 'quiet',
      'aria-label': `Branch after call ${number}`,
    }),
  ];
  const onclick = (/** @type {MouseEvent} */ { target }) =>
    getSelection()?.isCollapsed &&
    target instanceof Element &&
    !target.closest('button') &&
    open(number);
  const line = h(
    'tr',
    { class: `entry ${isOpen ? 'opened' : ''} ${mark && 'fresh'}`, onclick },
    cells.map((cell) => h('td', cell)),
  );
  if (!isOpen) return [line];
  return [line, h('tr', h('td', { colspan: heads.length }, entryDetails(entry, changes)))];
}

/** The table of calls, which grows when it is scrolled to its end. */
function callTable() {
  const first = groups().slice(0, limit).flatMap(groupRows);
  const empty = entries.length === 0 ? 'No requests yet.' : 'No requests match.';
  const made = table('Calls', heads, first, empty);
  made.addEventListener('scroll', () => {
    if (made.scrollTop + made.clientHeight <= made.scrollHeight - 200) return;
    const more = groups().slice(limit, limit + page);
    made.querySelector('tbody')?.append(...more.flatMap(groupRows));
    limit += more.length;
  });
  return made;
}

function replayChip(/** @type {Replay} */ { differences, compared, calls }) {
  if (differences.length === 0)
    return chip(`${compared} of ${calls} calls compared: byte for byte the same`, 'good');
  const numbers = differences.map(({ number }) => number).join(', ');
  return chip(`${differences.length} of ${compared} calls differ: ${numbers}`, 'bad');
}

const kindButton = (/** @type {string} */ label) => {
  const choose = () => {
    kind = label;
  };
  return button(label, () => show(choose), { 'aria-pressed': String(label === kind) });
};

function filterField() {
  const filter = h('input', {
    type: 'search',
    id: 'journal-filter',
    'aria-label': 'Filter requests',
    placeholder: 'Filter: /betting/, 500, digits…',
    value: text,
  });
  filter.addEventListener('change', () =>
    show(() => {
      text = filter.value;
    }),
  );
  return filter;
}

/**
 * The last requests of the world, each with its changes and a branch.
 * @type {Panel}
 */
export const journalPanel = {
  title: 'Journal',
  live: true,
  load: async () => {
    entries = (await readJournal()).toReversed();
    /** @type {PlayerSummary[]} */
    const players = await inWorld('GET', '/players/');
    mobiles = new Map(players.map(({ id, mobile }) => [id, mobile]));
    if (!entries.some(({ number }) => number === opened)) opened = undefined;
  },
  render: () => [
    row(
      Object.keys(kinds).map(kindButton),
      filterField(),
      chip(`${entries.filter((entry) => isShown(entry, kind, text)).length} of ${entries.length}`),
      button('Replay all', replay),
      found && replayChip(found),
    ),
    callTable(),
  ],
};
