import { call, inWorld } from './api.js';
import { chip, facts, h, table } from './dom.js';

let invariants = [];

const invariantRow = ({ name, holds, violations }) => [
  chip(holds ? 'holds' : 'broken', holds ? 'good' : 'bad'),
  holds ? name : [name, ' ', h('code', JSON.stringify(violations))],
];

/** The invariants of the world. */
export const invariantPanel = {
  title: 'Invariants',
  hint: 'Rules that always hold in every world.',
  load: async () => {
    invariants = await inWorld('GET', '/invariants/');
  },
  render: () => [
    table('Rules', ['Holds', 'Rule'], invariants.map(invariantRow), 'Not checked yet.'),
  ],
};

const coverageTitles = {
  calls: 'Calls',
  betTypes: 'Bet types',
  phases: 'Market states at a bet',
  errorRows: 'Errors of the catalogue',
};

let inputs = [];
let coverage;

/** Inputs that bring errors about, and what was exercised so far. */
export const coveragePanel = {
  title: 'Magic inputs and coverage',
  hint: 'Inputs that trigger each error of the catalogue in any world, without the control API; and what all worlds have covered so far.',
  load: async () => {
    inputs = await call('GET', '/__mock/magic-inputs/');
    coverage = await call('GET', '/__mock/coverage/');
  },
  render: () => {
    const { met, missing } = coverage;
    return [
      facts(
        Object.entries(coverageTitles).map(([kind, title]) => {
          const count = Object.keys(met[kind]).length;
          return [title, `${count} of ${count + missing[kind].length}`];
        }),
      ),
      table(
        'Magic inputs',
        ['Row', 'Input', 'What happens', 'Met'],
        inputs.map(({ clause, input, says }) => [
          clause,
          h('code', input),
          says,
          met.errorRows[clause],
        ]),
        'There are none.',
      ),
    ];
  },
};
