import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { oneOrMorePanaBets } from '../engine/payloads.ts';
import { singlePanaHints } from '../rules/hints.ts';
import { liveSinglePana } from '../rules/live-pana.ts';
import { singlePanaFailure } from '../rules/pana.ts';

/** One pana of three different digits, checked while it is typed. */
export const singlePana: Definition = {
  id: 'single-pana',
  codes: ['single_pana'],
  title: 'singlePana',
  column: 'Pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'singlePana',
        label: 'singlePana',
        length: PANA_DIGITS,
        live: liveSinglePana,
        hints: singlePanaHints,
      },
    ],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ singlePana }, { length }) => singlePanaFailure(singlePana, length),
  },
  payload: oneOrMorePanaBets,
};
