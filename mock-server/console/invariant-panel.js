import { inWorld } from './api.js';
import { chip, h, table } from './dom.js';

/** The invariants of the world. */
export function invariantPanel() {
  let found = [];
  return {
    title: 'Invariants',
    hint: 'Rules that always hold in every world.',
    load: async () => {
      found = await inWorld('GET', '/invariants/');
    },
    render: () => [
      table(
        'Rules',
        ['Holds', 'Rule'],
        found.map(({ name, holds, violations }) => [
          chip(holds ? 'holds' : 'broken', holds ? 'good' : 'bad'),
          holds ? name : [name, ' ', h('code', {}, JSON.stringify(violations))],
        ]),
        'Not checked yet.',
      ),
    ],
  };
}
