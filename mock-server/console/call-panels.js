import { call, inWorld } from './api.js';
import { field, form, h, indianTime, select, table } from './dom.js';

const effects = ['status', 'latency', 'malformed', 'half-body', 'slow-drip', 'reset', 'html'];
const numbers = new Set(['times', 'status', 'milliseconds', 'probability']);

/** Rules that spoil calls. */
export function faultPanel(act) {
  let faults = [];
  const add = (values) =>
    act(() =>
      inWorld(
        'POST',
        '/faults/',
        Object.fromEntries(
          Object.entries(values).map(([key, value]) => [
            key,
            numbers.has(key) ? Number(value) : value,
          ]),
        ),
      ),
    );
  return {
    title: 'Faults',
    hint: 'Rules that spoil calls: before the work is done, or after it, when only the answer suffers.',
    load: async () => {
      faults = await inWorld('GET', '/faults/');
    },
    render: () => [
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
              ['before-commit', 'before the work'],
              ['after-commit', 'after the work'],
            ]),
          ),
          field(
            'Path',
            h('input', { name: 'path', placeholder: '/betting/ or /bet*', pattern: '/.*' }),
          ),
          field('Status', h('input', { name: 'status', type: 'number', min: 400, max: 599 })),
          field('Milliseconds', h('input', { name: 'milliseconds', type: 'number', min: 0 })),
          field('Times', h('input', { name: 'times', type: 'number', min: 1 })),
          h('button', { class: 'main' }, 'Add'),
        ],
        add,
      ),
      table(
        ['Rule', 'Hits', ''],
        faults.map(({ id, rule, hits }) => [
          h('code', {}, JSON.stringify(rule)),
          hits,
          h(
            'button',
            { class: 'bad', onclick: () => act(() => inWorld('DELETE', `/faults/${id}/`)) },
            'Remove',
          ),
        ]),
        'No call is spoiled.',
      ),
    ],
  };
}

/** The last calls of the world. */
export function journalPanel(act) {
  let entries = [];
  let found;
  return {
    title: 'Journal',
    hint: 'The last calls: what they changed, what they moved. A replay plays them again on a twin.',
    wide: true,
    load: async () => {
      entries = (await inWorld('GET', '/journal/')).reverse().slice(0, 100);
    },
    render: () => [
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          {
            onclick: () =>
              act(async () => {
                found = await inWorld('POST', '/replay/');
              }),
          },
          'Replay',
        ),
        found
          ? h(
              'span',
              { class: found.differences.length === 0 ? 'chip good' : 'chip bad' },
              `${found.compared} of ${found.calls} calls compared, ${found.differences.length} differ`,
            )
          : '',
      ),
      table(
        ['#', 'Time', 'Call', 'Player', 'Status', 'Rows', 'Points', 'Answer'],
        entries.map((entry) => [
          entry.number,
          indianTime(entry.at).slice(-8),
          h('code', {}, `${entry.method} ${entry.url}`),
          entry.playerId || '',
          h(
            'span',
            { class: entry.status < 400 && entry.status > 0 ? 'chip good' : 'chip bad' },
            entry.status || 'broken',
          ),
          entry.rows || '',
          entry.ledger ? (entry.ledger / 100).toFixed(2) : '',
          h('code', {}, entry.answer.slice(0, 90)),
        ]),
        'This world was not called yet.',
      ),
    ],
  };
}

/** Inputs that bring errors about, and what was exercised so far. */
export function coveragePanel() {
  let rows = [];
  let coverage;
  return {
    title: 'Error rows',
    hint: 'Inputs that bring about each row of the error catalogue, without any of the controls here.',
    load: async () => {
      rows = await call('GET', '/__mock/magic-inputs/');
      coverage = await call('GET', '/__mock/coverage/');
    },
    render: () => [
      table(
        ['Row', 'Input', 'What happens', 'Met'],
        rows.map(({ clause, input, says }) => [
          clause,
          h('code', {}, input),
          says,
          coverage.met.errorRows[clause] ?? '',
        ]),
        'There are none.',
      ),
    ],
  };
}
