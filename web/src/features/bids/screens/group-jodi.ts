import { GROUP_JODI_DIGITS } from '../../../matka/limits.ts';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { groupJodiFailure } from '../rules/digits.ts';

/** A jodi stands for its family: each digit kept or cut, both orders. */
export const definition: Definition = {
  id: 'group-jodi',
  title: 'Group Jodi',
  tileExample: '12 67',
  guide: {
    rule: 'You pick a jodi and bid on its family: each digit stays or changes to the one five away, in both orders. Each jodi is its own bid, decided at close.',
  },
  numbers: 'jodi',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'groupJodi',
        label: 'Group Jodi',
        length: GROUP_JODI_DIGITS,
        check: groupJodiFailure,
        help: 'Two digits, the first not 0: 12, 50',
      },
    ],
    suggestions: {
      betTypeId: 16,
      payload: ({ inputs }) => ({ jodi: inputs.groupJodi }),
    },
  },
};

export const played: PlayedCase = {
  path: '/group-jodi',
  tile: 'Group Jodi',
  fillIn: (bids) => bids.add({ 'Group Jodi': '12' }, '3'),
  rows: ['12,17,21,26,62,67,71,76 3 Close'],
};
