import type { Definition } from '../engine/definition.ts';
import { ADD_A_PANA, ENTER_POINTS } from '../engine/messages.ts';
import { readPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';

/** A keypad of anks: a tap adds the points to each of the nine double panas of the ank. */
export const definition: Definition = {
  id: 'double-pana-bulk',
  title: 'doublePanaBulk',
  tileExample: '112 220',
  guide: { rule: 'ruleDoublePanaBulk', covers: 'coversDoublePanaBulk' },
  column: 'Pana',
  entry: {
    kind: 'keypad',
    missing: { points: ENTER_POINTS },
    suggestions: {
      betTypeId: 8,
      payload: ({ inputs }) => ({ ank: Number(inputs.singleDigit) }),
      read: readPana,
    },
  },
  payload: panaBets,
  hasClearButton: true,
  emptyTableMessage: ADD_A_PANA,
};

export const played: PlayedCase = {
  path: '/double-pana-bulk',
  tile: 'Double Pana Bulk',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.points('4');
    await bids.tap('8');
  },
  rows: ['116,224,233,288,440,477,558,800,990 4 Close'],
  keys: ['pana'],
  draw: { open: '128', close: '990' },
  won: { digits: '990', amount: 1200 },
  lost: '116',
};
