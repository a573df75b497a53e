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

/** Fault rules. */
export function faultPanel(act) {
  let faults = [];
  const add = (rule) => act(() => inWorld('POST', '/faults/', rule));
  return {
    title: 'Faults',
    hint: 'Each button adds a fault: before the request is handled, or after, when only the response is affected.',
    load: async () => {
      faults = await inWorld('GET', '/faults/');
    },
    render: () => [
      h(
        'div',
        { class: 'row', role: 'group', 'aria-label': 'Faults' },
        presets.map(([text, rule]) => button(text, () => add(rule))),
      ),
      table(
        'Rules in force',
        ['Rule', 'Hits', ''],
        faults.map(({ id, rule, hits }) => [
          h('code', {}, JSON.stringify(rule)),
          hits,
          button('Remove', () => act(() => inWorld('DELETE', `/faults/${id}/`)), 'bad', {
            'aria-label': `Remove rule ${id}`,
          }),
        ]),
        'No fault rules.',
      ),
      h('details', {}, h('summary', {}, 'A rule of your own'), ruleForm(add)),
    ],
  };
}
