import { act } from './act.js';
import { inWorld } from './api.js';
import { button, field, form, h, select, table } from './dom.js';
import { does, ruleText } from './fault-text.js';
import { counted } from './format.js';

/** @import { ActiveFault, FaultRule } from '../src/worlds/fault-rule.ts' */
/** @import { Content, Panel } from './panel.js' */

/** @type {Omit<FaultRule, 'effect'>} */
const nextBet = { path: '/betting/', times: 1 };
/**
 * The most common faults, one click each.
 * @type {Readonly<Record<string, FaultRule>>}
 */
const presets = {
  'Slow by 2 s': { effect: 'latency', milliseconds: 2_000 },
  'Next request: 500': { effect: 'status', status: 500, times: 1 },
  'Next request: 401': { effect: 'status', status: 401, times: 1 },
  'Next request: connection breaks': { effect: 'reset', times: 1 },
  'Bet placed, response lost': { effect: 'reset', when: 'after-commit', ...nextBet },
  'Bet placed, then 500': { effect: 'status', status: 500, when: 'after-commit', ...nextBet },
  'Bet placed 5 s after the connection breaks': {
    effect: 'delayed-commit',
    milliseconds: 5_000,
    ...nextBet,
  },
  'History lags by 30 s': { effect: 'eventual-history', milliseconds: 30_000 },
  'Drop the connection': { effect: 'drop', times: 1 },
  'Half a body': { effect: 'half-body', times: 1 },
  Truncated: { effect: 'truncated', times: 1 },
  'Wi-Fi sign-in page': { effect: 'captive-portal', times: 1 },
  'No JSON': { effect: 'malformed', times: 1 },
  '502 as HTML': { effect: 'html', times: 1 },
  'Slow drip': { effect: 'slow-drip', milliseconds: 5_000, times: 1 },
  'Every third fails': { effect: 'status', status: 503, probability: 0.33 },
};

const add = (/** @type {unknown} */ rule) => act(() => inWorld('POST', '/faults/', rule));

const ruleForm = () =>
  form(
    [
      field(
        'Effect',
        select(
          'effect',
          Object.keys(does).map((effect) => [effect, effect]),
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
      field('Path', { name: 'path', placeholder: '/betting/ or /bet*', pattern: '/.*' }),
      field('Status', { name: 'status', type: 'number', min: 300, max: 599 }),
      field('Milliseconds', { name: 'milliseconds', type: 'number', min: 0 }),
      field('Bytes', { name: 'bytes', type: 'number', min: 0 }),
      field('Times', { name: 'times', type: 'number', min: 1 }),
      h('button', { class: 'main' }, 'Add'),
    ],
    add,
  );

/** @type {ActiveFault[]} */
let faults = [];

/**
 * The pill that is seen while faults are armed; a press clears them. Loads the rules for the panel too.
 * @type {Content}
 */
export const armedPill = {
  live: true,
  load: async () => {
    faults = await inWorld('GET', '/faults/');
  },
  render: () => {
    const armed = faults.filter(({ rule, hits }) => rule.times === undefined || hits < rule.times);
    if (armed.length === 0) return [];
    const title = armed.map(({ rule }) => ruleText(rule)).join(' ');
    const clear = () => act(() => inWorld('DELETE', '/faults/'));
    return [
      button(`${counted(armed.length, 'fault', 'faults')} armed · clear`, clear, {
        class: 'armed bad',
        title,
      }),
      h('span', { class: 'armed-says', title }, title),
    ];
  },
};

/** @type {Panel} */
export const faultPanel = {
  title: 'Faults',
  hint: 'Each button arms a fault: before the request is handled, or after, when only the response is affected.',
  render: () => [
    h(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Faults' },
      Object.entries(presets).map(([text, rule]) => button(text, () => add(rule))),
    ),
    table(
      'Armed faults',
      ['Fault', 'Hits', ''],
      faults.map(({ id, rule, hits }) => [
        h('span', { title: JSON.stringify(rule) }, ruleText(rule)),
        hits,
        button('Remove', () => act(() => inWorld('DELETE', `/faults/${id}/`)), {
          class: 'bad',
          'aria-label': `Remove fault ${id}`,
        }),
      ]),
      'No faults.',
    ),
    h('details', h('summary', 'A fault of your own'), ruleForm()),
  ],
};
