import { readJodi } from '../engine/combinations.ts';
import type { Definition } from '../engine/definition.ts';
import type { Option } from '../engine/form.ts';
import { ENTER_POINTS } from '../engine/messages.ts';
import { plainJodiBets } from '../engine/payloads.ts';

const modeOf = (options: readonly Option[]) => (options.includes('full') ? 'full' : 'half');

/** The ten jodis of a bracket. */
export const redBracket: Definition = {
  id: 'red-bracket',
  codes: ['red_bracket'],
  title: 'Red Bracket',
  column: 'Jodi',
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
      initial: ['half'],
    },
    missing: { points: ENTER_POINTS },
    check: () => undefined,
    suggests: {
      betTypeId: 11,
      payload: ({ options }) => ({ mode: modeOf(options) }),
      read: readJodi,
      asksAtAdd: true,
    },
  },
  // What start means is not known; it is the first jodi of the list.
  payload: (bids, { options }) => ({
    start: bids[0]?.label,
    mode: modeOf(options),
    ...plainJodiBets(bids),
  }),
  // Always close, whatever the Type dropdown says (a quirk).
  forcedType: 'close',
};
