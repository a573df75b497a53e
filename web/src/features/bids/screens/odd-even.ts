import type { Definition } from '../engine/definition.ts';
import { ENTER_POINTS } from '../engine/messages.ts';
import { readDigit } from '../engine/parse-combinations.ts';
import { jodiBets } from '../engine/payloads.ts';

/** The odd digits, the even ones or all, sent under the key jodi (a quirk of the host). */
export const oddEven: Definition = {
  id: 'odd-even',
  codes: ['odd_even'],
  title: 'oddEven',
  column: 'Digit',
  entry: {
    kind: 'expanded',
    fields: [],
    options: {
      kind: 'boxes',
      label: 'digits',
      items: [
        { value: 'odd', label: 'odd' },
        { value: 'even', label: 'even' },
      ],
      missing: 'selectOption',
    },
    missing: { points: ENTER_POINTS },
    check: () => undefined,
    suggestions: {
      betTypeId: 18,
      payload: ({ inputs }) => ({
        add_odd_digits: inputs.odd,
        add_even_digits: inputs.even,
      }),
      read: readDigit,
    },
  },
  payload: jodiBets,
};
