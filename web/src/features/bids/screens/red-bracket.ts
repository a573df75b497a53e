import type { Definition } from '../engine/definition.ts';
import { inputsOf } from '../engine/form.ts';
import { ENTER_POINTS } from '../engine/messages.ts';
import { readJodi } from '../engine/parse-combinations.ts';
import { plainJodiBets } from '../engine/payloads.ts';

/** The ten jodis of a bracket. */
export const redBracket: Definition = {
  id: 'red-bracket',
  codes: ['red_bracket'],
  title: 'redBracket',
  column: 'Jodi',
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
    missing: { points: ENTER_POINTS },
    check: () => undefined,
    suggestions: {
      betTypeId: 11,
      payload: ({ inputs }) => ({ mode: inputs.bracketType }),
      read: readJodi,
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
