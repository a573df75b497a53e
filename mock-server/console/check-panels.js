import { call, inWorld } from './api.js';
import { chip, facts, h, table } from './dom.js';

/** @import { Invariant } from '../src/invariants/invariants.ts' */
/** @import { CoverageReport } from '../src/plugins/coverage.ts' */
/** @import { Panel } from './panel.js' */

/** @type {Invariant[]} */
let invariants = [];

/**
 * The invariants of the world.
 * @type {Panel}
 */
export const invariantPanel = {
  title: 'Invariants',
  hint: 'Rules that always hold in every world.',
  load: async () => {
    invariants = await inWorld('GET', '/invariants/');
  },
  render: () =>
    table(
      'Rules',
      ['Holds', 'Rule'],
      invariants.map(({ name, holds, violations }) => [
        chip(holds ? 'holds' : 'broken', holds ? 'good' : 'bad'),
        holds ? name : [name, ' ', h('code', JSON.stringify(violations))],
      ]),
      'Not checked yet.',
    ),
};

/** @type {[keyof CoverageReport['met'], title: string][]} */
const coverageTitles = [
  ['calls', 'Calls'],
  ['betTypes', 'Bet types'],
  ['phases', 'Market states at a bet'],
  ['errorRows', 'Errors of the catalogue'],
];

/** @type {{ clause: string; input: string; says: string }[]} */
let inputs = [];
/** @type {CoverageReport} */
let coverage = { met: { calls: {}, betTypes: {}, phases: {}, errorRows: {} }, missing: {} };

/**
 * Inputs that bring errors about, and what was exercised so far.
 * @type {Panel}
 */
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
        coverageTitles.map(([kind, title]) => {
          const count = Object.keys(met[kind]).length;
          return [title, `${count} of ${count + (missing[kind]?.length ?? 0)}`];
        }),
      ),
      table(
        'Magic inputs',
        ['Row', 'Input', 'What happens', 'Met'],
        inputs.map(({ clause, input, says }) => [
          clause,
          h('code', input),
          says,
          String(met.errorRows[clause] ?? ''),
        ]),
        'There are none.',
      ),
    ];
  },
};
