import { call } from './api.js';
import { h, table } from './dom.js';

const titles = {
  calls: 'Calls',
  betTypes: 'Bet types',
  phases: 'Market states at a bet',
  errorRows: 'Errors of the catalogue',
};

/** Inputs that bring errors about, and what was exercised so far. */
export function coveragePanel() {
  let rows = [];
  let coverage;
  return {
    title: 'Magic inputs and coverage',
    hint: 'Inputs that trigger each error of the catalogue in any world, without the control API; and what all worlds have covered so far.',
    load: async () => {
      rows = await call('GET', '/__mock/magic-inputs/');
      coverage = await call('GET', '/__mock/coverage/');
    },
    render: () => [
      h(
        'dl',
        { class: 'facts' },
        Object.entries(titles).map(([kind, title]) => {
          const met = Object.keys(coverage.met[kind]).length;
          return h(
            'div',
            {},
            h('dt', {}, title),
            h('dd', {}, `${met} of ${met + coverage.missing[kind].length}`),
          );
        }),
      ),
      table(
        'Magic inputs',
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
