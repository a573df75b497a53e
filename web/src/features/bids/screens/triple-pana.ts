import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { readAny } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';
import { triplePanaFailure } from '../rules/pana.ts';

/** One pana of three equal digits. */
export const definition: Definition = {
  id: 'triple-pana',
  title: 'triplePana',
  tileExample: '777',
  guide: { rule: 'ruleTriplePana', covers: 'coversOnePana' },
  column: 'Pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'triplePana',
        label: 'triplePana',
        length: PANA_DIGITS,
        check: triplePanaFailure,
        help: 'helpTriplePana',
      },
    ],
    missing: { points: FILL_IN_REQUIRED },
    suggestions: {
      betTypeId: 9,
      payload: ({ inputs, points, session }) => ({
        pana: inputs.triplePana,
        points,
        bet_type: session,
      }),
      read: readAny,
    },
  },
  payload: panaBets,
};

export const played: PlayedCase = {
  path: '/triple-pana',
  tile: 'Triple Pana',
  fillIn: async (bids) => {
    await bids.add({ 'Triple Pana': '777' }, '3');
    await bids.add({ 'Triple Pana': '000' }, '2');
  },
  rows: ['000 2 Open', '777 3 Open'],
  keys: ['pana'],
  draw: { open: '000', close: '990' },
  won: { digits: '000', amount: 1600 },
  lost: '777',
};
