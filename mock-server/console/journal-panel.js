import { call, chosen, inWorld, worldAddress } from './api.js';
import { button, chip, h, row, table } from './dom.js';
import { indianTime } from './format-time.js';
import { curlOf, isControlCall, isShown, kinds, testOf } from './journal-filter.js';
import { isNew, readJournal } from './journal-log.js';
import { branchHere, toast } from './toast.js';

/** Number of calls that are shown at first, and added each time the list is scrolled to its end. */
const page = 60;
const columns = 9;

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
const points = (hundredths) => `${hundredths > 0 ? '+' : ''}${(hundredths / 100).toFixed(2)}`;

/** The path of a call without its world, which is the chosen one. */
const pathInWorld = (url) =>
  url
    .replace(/^\/__mock\/worlds\/[^/]+/, '')
    .replace(/\?app_id=[^&]*&?/, (all) => (all.endsWith('&') ? '?' : ''));

/** Who sent a call: the mobile number of the token or, before a login, that of the request. */
const senderOf = ({ playerId, request, url }, mobiles) =>
  mobiles.get(playerId) ?? request?.mobile_number ?? (isControlCall(url) ? 'control' : 'no one');

const duration = (ms) => (ms === undefined ? '' : ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

/** A changed row: the columns that differ, each as it was and as it is. */
function changeRow({ table: name, before, after }) {
  const keys = Object.keys(after ?? before);
  const differing = keys.filter(
    (key) => before === null || after === null || before[key] !== after[key],
  );
  const id = (after ?? before).id;
  return [
    [name, id === undefined ? '' : ` ${id}`],
    before === null
      ? chip('new', 'good')
      : after === null
        ? chip('gone', 'bad')
        : chip('changed', 'warn'),
    h(
      'ul',
      { class: 'differences' },
      differing.map((key) =>
        h(
          'li',
          {},
          `${key} `,
          before === null ? '' : h('del', {}, String(before[key])),
          before !== null && after !== null ? ' ' : '',
          after === null ? '' : h('ins', {}, String(after[key])),
        ),
      ),
    ),
  ];
}

/** A request beside its response, and its changes. */
function details(entry, changes, copy) {
  const body = (title, text) =>
    h(
      'div',
      {},
      h('h3', {}, title),
      text ? h('pre', { tabindex: 0 }, text) : h('p', {}, 'No body'),
    );
  const request = entry.request === undefined ? '' : JSON.stringify(entry.request, null, 2);
  return h(
    'div',
    { class: 'call' },
    h(
      'div',
      { class: 'beside' },
      body('Request', request),
      body(`Response: ${entry.status || 'connection broken'}`, pretty(entry.answer)),
    ),
    typeof changes === 'string'
      ? h('p', { class: 'empty' }, changes)
      : table(
          'Rows changed',
          ['Row', 'Change', 'Before and after'],
          changes.map(changeRow),
          'This request changed no rows.',
        ),
    row(
      button('Copy as cURL', () => copy('The cURL line', curlOf(entry, worldAddress()))),
      button('Copy as a test', () => copy('The test', testOf(entry, worldAddress()))),
    ),
  );
}

/** Whether a call repeats the one before it and changed nothing, as those of a poll do. */
const repeats = (one, other) =>
  one.method === 'GET' &&
  !one.rows &&
  ['method', 'url', 'status', 'playerId'].every((key) => one[key] === other?.[key]);

/** Calls in groups: those in a row that repeat each other are one, unless `isApart` says otherwise. */
function grouped(entries, isApart) {
  const groups = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && repeats(entry, last[0]) && !isApart(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The last requests of the world, each with its changes and a branch. */
export function journalPanel(act) {
  let entries = [];
  let mobiles = new Map();
  let limit = page;
  let found;
  let opened;
  const apart = new Set();
  let changes = 'Looking…';
  let kind = 'all';
  let text = '';
  const copy = (says, what) =>
    act(async () => {
      await navigator.clipboard.writeText(what);
      toast(`${says} copied.`);
    });
  const open = (number) =>
    act(async () => {
      opened = opened === number ? undefined : number;
      if (opened === undefined) return;
      changes = await inWorld('GET', `/journal/${number}/changes/`).catch((error) => error.message);
    });
  /** A table that grows when it is scrolled to its end. */
  const longTable = (...parts) => {
    const made = table(...parts);
    made.addEventListener('scroll', () => {
      const isAtEnd = made.scrollTop + made.clientHeight > made.scrollHeight - 200;
      const all = shown();
      if (!isAtEnd || limit >= all.length) return;
      made.querySelector('tbody').append(...all.slice(limit, limit + page).flatMap(entryRows));
      limit += page;
    });
    return made;
  };
  const shown = () =>
    grouped(
      entries.filter((entry) => isShown(entry, kind, text)),
      ({ url, number }) => apart.has(url) || number === opened,
    );
  const show = (change) =>
    act(async () => {
      change();
    });
  const entryRows = ([entry, ...repeated]) => {
    const isOpen = entry.number === opened;
    const fresh = isNew(entry);
    const line = h(
      'tr',
      {
        class: `entry ${isOpen ? 'opened' : ''} ${fresh ? 'fresh' : ''}`,
        onclick: ({ target }) => {
          const selects = !getSelection().isCollapsed;
          if (!selects && !target.closest('button')) open(entry.number);
        },
      },
      [
        button(String(entry.number), () => open(entry.number), 'number', {
          'aria-expanded': String(isOpen),
          'aria-label': `Call ${entry.number}, its request, response and changes${fresh ? ', new' : ''}`,
        }),
        indianTime(entry.at),
        senderOf(entry, mobiles),
        [
          h('code', {}, `${entry.method} ${pathInWorld(entry.url)}`),
          repeated.length === 0
            ? ''
            : button(`×${repeated.length + 1}`, () => show(() => apart.add(entry.url)), 'times', {
                'aria-label': `Show all ${repeated.length + 1} calls like call ${entry.number}`,
              }),
        ],
        chip(entry.status || 'broken', entry.status < 400 && entry.status > 0 ? 'good' : 'bad'),
        duration(entry.ms),
        entry.rows || '',
        entry.ledger
          ? h('span', { class: entry.ledger < 0 ? 'minus' : 'plus' }, points(entry.ledger))
          : '',
        button('Branch', () => act(() => branchHere(act, entry.number)), '', {
          'aria-label': `Branch after call ${entry.number}`,
        }),
      ].map((cell) => h('td', {}, cell)),
    );
    return isOpen
      ? [line, h('tr', {}, h('td', { colspan: columns }, details(entry, changes, copy)))]
      : [line];
  };
  return {
    title: 'Journal',
    live: true,
    load: async () => {
      entries = (await readJournal()).toReversed();
      const players = await inWorld('GET', '/players/');
      mobiles = new Map(players.map(({ id, mobile }) => [id, mobile]));
      if (!entries.some(({ number }) => number === opened)) opened = undefined;
    },
    render: () => [
      row(
        kinds.map(({ id, label }) =>
          button(label, () => show(() => (kind = id)), '', { 'aria-pressed': String(id === kind) }),
        ),
        h('input', {
          type: 'search',
          id: 'journal-filter',
          'aria-label': 'Filter requests',
          placeholder: 'Filter: /betting/, 500, digits…',
          value: text,
          onchange: ({ target }) => show(() => (text = target.value)),
        }),
        chip(
          `${entries.filter((entry) => isShown(entry, kind, text)).length} of ${entries.length}`,
        ),
        button('Replay all', () =>
          act(async () => {
            found = await call('POST', `/__mock/worlds/${chosen.world}/replay/`);
          }),
        ),
        found
          ? chip(
              found.differences.length === 0
                ? `${found.compared} of ${found.calls} calls compared: byte for byte the same`
                : `${found.differences.length} of ${found.compared} calls differ: ${found.differences.map(({ number }) => number).join(', ')}`,
              found.differences.length === 0 ? 'good' : 'bad',
            )
          : '',
      ),
      longTable(
        'Calls',
        ['#', 'Time', 'Who', 'Call', 'Status', 'ms', 'Rows', 'Points', ''],
        shown().slice(0, limit).flatMap(entryRows),
        entries.length === 0 ? 'No requests yet.' : 'No requests match.',
      ),
    ],
  };
}
