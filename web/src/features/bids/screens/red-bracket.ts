import type { Definition } from '../engine/definition.ts';
import { POINTS_MISSING } from '../engine/fields.ts';
import { inputsOf } from '../engine/form.ts';
import { plainJodiBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';

/** The ten jodis of a bracket. */
export const definition: Definition = {
  id: 'red-bracket',
  title: 'Red Bracket',
  tileExample: '05 50',
  guide: {
    rule: 'A full bracket is the ten jodis of two equal digits, a half bracket the ten whose digits are five apart. Each jodi is its own bid, decided at close.',
  },
  numbers: 'jodi',
  entry: {
    kind: 'expanded',
    fields: [],
    options: {
      kind: 'radios',
      label: 'Bracket',
      items: [
        { value: 'half', label: 'Half Bracket' },
        { value: 'full', label: 'Full Bracket' },
      ],
    },
    missing: POINTS_MISSING,
    suggestions: {
      betTypeId: 11,
      payload: ({ inputs }) => ({ mode: inputs.bracketType }),
      refetchOnAdd: true,
    },
  },
  // The meaning of `start` is unknown; it is the first jodi of the list.
  payload: (bids, form) => ({
    start: bids[0]?.label,
    mode: inputsOf(form).bracketType,
    ...plainJodiBets(bids),
  }),
  // Always close, regardless of the Type dropdown (a quirk).
  forcedSession: 'close',
};

export const played: PlayedCase = {
  path: '/red-bracket',
  tile: 'Red Bracket',
  fillIn: async (bids) => {
    await bids.choose('Open');
    await bids.points('6');
    await bids.press('Add Bid');
  },
  rows: ['05,16,27,38,49,50,61,72,83,94 6 Close'],
};
