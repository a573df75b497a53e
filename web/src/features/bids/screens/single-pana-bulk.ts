import type { Definition } from '../engine/definition.ts';
import { ADD_A_PANA, ENTER_POINTS } from '../engine/messages.ts';
import { readPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';

/** A keypad of anks: a tap adds the points to each of the twelve single panas of the ank. */
export const singlePanaBulk: Definition = {
  id: 'single-pana-bulk',
  codes: ['single_pana_bulk'],
  title: 'singlePanaBulk',
  column: 'Pana',
  entry: {
    kind: 'keypad',
    missing: { points: ENTER_POINTS },
    suggestions: {
      betTypeId: 6,
      payload: ({ inputs }) => ({ ank: Number(inputs.singleDigit) }),
      read: readPana,
    },
  },
  payload: panaBets,
  hasClearButton: true,
  emptyTableMessage: ADD_A_PANA,
};
