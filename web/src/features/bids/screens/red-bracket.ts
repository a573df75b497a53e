import type { Definition } from '../engine/definition.ts';
import { inputsOf } from '../engine/form.ts';
import { plainJodiBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';

/** The ten jodis of a bracket. */
export const definition: Definition = {
  id: 'red-bracket',
  title: 'redBracket',
  tileExample: '05 50',
  guide: { rule: 'ruleRedBracket', covers: 'coversTenJodis' },
  numbers: 'jodi',
  entry: {
    kind: 'expanded',
    fields: [],
    options: {
      kind: 'radios',
      label: 'bracket',
      items: [
        { value: 'half', label: 'halfBracket' },
        { value: 'full', label: 'fullBracket' },
      ],
    },
    missing: 'enterPointsFirst',
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
  // Always close, whatever the Type dropdown says (a quirk).
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
