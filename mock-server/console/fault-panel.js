import { inWorld } from './api.js';
import { button, field, form, h, select, table } from './dom.js';

const effects = [
  'status',
  'latency',
  'malformed',
  'half-body',
  'truncated',
  'slow-drip',
  'reset',
  'drop',
  'html',
  'captive-portal',
  'delayed-commit',
  'eventual-history',
];
const numbers = new Set(['times', 'status', 'milliseconds', 'bytes', 'probability']);

/** The most common faults, one click each. */
const presets = [
  ['Slow by 2 s', { effect: 'latency', milliseconds: 2_000 }],
  ['Next request: 500', { effect: 'status', status: 500, times: 1 }],
  ['Next request: 401', { effect: 'status', status: 401, times: 1 }],
  ['Next request: connection breaks', { effect: 'reset', times: 1 }],
  [
    'Bet placed, response lost',
    { effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 },
  ],
  [
    'Bet placed, then 500',
    { effect: 'status', status: 500, when: 'after-commit', path: '/betting/', times: 1 },
  ],
  [
    'Bet placed 5 s after the connection breaks',
    { effect: 'delayed-commit', milliseconds: 5_000, path: '/betting/', times: 1 },
  ],
  ['History lags by 30 s', { effect: 'eventual-history', milliseconds: 30_000 }],
  ['Drop the connection', { effect: 'drop', times: 1 }],
  ['Half a body', { effect: 'half-body', times: 1 }],
  ['Truncated', { effect: 'truncated', times: 1 }],
  ['Wi-Fi sign-in page', { effect: 'captive-portal', times: 1 }],
  ['No JSON', { effect: 'malformed', times: 1 }],
  ['502 as HTML', { effect: 'html', times: 1 }],
  ['Slow drip', { effect: 'slow-drip', milliseconds: 5_000, times: 1 }],
  ['Every third fails', { effect: 'status', status: 503, probability: 0.33 }],
];

const typed = (values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, numbers.has(key) ? Number(value) : value]),
  );

const ruleForm = (add) =>
  form(
    [
      field(
        'Effect',
        select(
          'effect',
          effects.map((effect) => [effect, effect]),
        ),
      ),
      field(
        'When',
        select('when', [
          ['', 'as the effect says'],
          ['before-commit', 'before the work'],
          ['after-commit', 'after the work'],
        ]),
      ),
      field(
        'Path',
        h('input', { name: 'path', placeholder: '/betting/ or /bet*', pattern: '/.*' }),
      ),
      field('Status', h('input', { name: 'status', type: 'number', min: 300, max: 599 })),
      field('Milliseconds', h('input', { name: 'milliseconds', type: 'number', min: 0 })),
      field('Bytes', h('input', { name: 'bytes', type: 'number', min: 0 })),
      field('Times', h('input', { name: 'times', type: 'number', min: 1 })),
      h('button', { class: 'main' }, 'Add'),
    ],
    (values) => add(typed(values)),
  );

const seconds = (ms) => `${ms / 1_000} s`;
const does = {
  status: ({ status = 500 }) => `responds ${status}`,
  latency: ({ milliseconds = 0 }) => `takes ${seconds(milliseconds)} longer`,
  malformed: () => 'sends no JSON',
  'half-body': () => 'sends half a body',
  truncated: () => 'sends a body that is cut off',
  'slow-drip': ({ milliseconds }) =>
    `sends its body slowly${milliseconds ? `, over ${seconds(milliseconds)}` : ''}`,
  reset: () => 'breaks the connection',
  drop: () => 'drops the connection',
  html: () => 'responds with an HTML page',
  'captive-portal': () => 'responds with a Wi-Fi sign-in page',
  'delayed-commit': ({ milliseconds = 0 }) =>
    `breaks the connection and does its work ${seconds(milliseconds)} later`,
  'eventual-history': ({ milliseconds = 0 }) =>
    `shows a history that lags by ${seconds(milliseconds)}`,
};

/** A rule in words: which requests it meets, and what they do. */
function ruleText(rule) {
  const { times, method, path, effect, when, probability } = rule;
  const which =
    times === undefined
      ? 'Every request'
      : times === 1
        ? 'The next request'
        : `Each of the next ${times} requests`;
  const where = [method, path].filter(Boolean).join(' ');
  return [
    `${which}${where && ` to ${where}`}`,
    ` ${does[effect](rule)}`,
    when === 'after-commit' ? ' after its work is done' : '',
    when === 'before-commit' ? ' before any work is done' : '',
    probability === undefined ? '' : ` (${Math.round(probability * 100)} % of them)`,
    '.',
  ].join('');
}

let faults = [];
/** Rules that can still meet a request. */
const armed = () =>
  faults.filter(({ rule, hits }) => rule.times === undefined || hits < rule.times);

/** The pill that is seen while faults are armed; a press clears them. Loads the rules for the panel too. */
export function armedPill(act) {
  return {
    live: true,
    load: async () => {
      faults = await inWorld('GET', '/faults/');
    },
    render: () => {
      const count = armed().length;
      if (count === 0) return [];
      const says = armed()
        .map(({ rule }) => ruleText(rule))
        .join(' ');
      const clear = () => act(() => inWorld('DELETE', '/faults/'));
      return [
        button(`${count} ${count === 1 ? 'fault' : 'faults'} armed · clear`, clear, 'armed', {
          title: says,
        }),
        h('span', { class: 'armed-says', title: says }, says),
      ];
    },
  };
}

/** Fault rules. */
export function faultPanel(act) {
  const add = (rule) => act(() => inWorld('POST', '/faults/', rule));
  return {
    title: 'Faults',
    hint: 'Each button arms a fault: before the request is handled, or after, when only the response is affected.',
    render: () => [
      h(
        'div',
        { class: 'row', role: 'group', 'aria-label': 'Faults' },
        presets.map(([text, rule]) => button(text, () => add(rule))),
      ),
      table(
        'Armed faults',
        ['Fault', 'Hits', ''],
        faults.map(({ id, rule, hits }) => [
          h('span', { title: JSON.stringify(rule) }, ruleText(rule)),
          hits,
          button('Remove', () => act(() => inWorld('DELETE', `/faults/${id}/`)), 'bad', {
            'aria-label': `Remove fault ${id}`,
          }),
        ]),
        'No faults.',
      ),
      h('details', {}, h('summary', {}, 'A fault of your own'), ruleForm(add)),
    ],
  };
}
