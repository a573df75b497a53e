import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import { oneOrMorePanaBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';
import { liveSinglePana, singlePanaFailure, singlePanaHints } from '../rules/pana.ts';

/** One pana of three different digits, checked while it is typed. */
export const definition: Definition = {
  id: 'single-pana',
  title: 'Single Pana',
  tileExample: '128',
  guide: {
    rule: 'The result of a session is a pana: three digits in rising order, with 0 the highest. You pick one with three different digits.',
  },
  numbers: 'pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'singlePana',
        label: 'Single Pana',
        length: PANA_DIGITS,
        live: liveSinglePana,
        hints: singlePanaHints,
        check: (text, { length }) => singlePanaFailure(text, length),
        help: 'Digits must rise, 0 last: 123, 450',
      },
    ],
  },
  payload: oneOrMorePanaBets,
};

export const played: PlayedCase = {
  path: '/single-pana',
  tile: 'Single Pana',
  fillIn: async (bids) => {
    await bids.add({ 'Single Pana': '128' }, '10');
    await bids.add({ 'Single Pana': '890' }, '5');
  },
  rows: ['890 5 Open', '128 10 Open'],
};
