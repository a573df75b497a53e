import type { PanaKind } from '@matka/contracts/api/suggestions';
import type { Definition, SuggestionContext } from '../engine/definition.ts';
import { digitField, kindBoxes, kindsOf, leftDigit, rightDigit } from '../engine/fields.ts';
import { ENTER_REQUIRED } from '../engine/messages.ts';
import { readPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';

/** Omits empty positions from the request. */
function questionOf({ inputs }: SuggestionContext) {
  const { leftDigit, middleDigit, rightDigit } = inputs;
  const types: PanaKind[] = kindsOf(inputs);
  return {
    ...(leftDigit && { left_digit: leftDigit }),
    ...(middleDigit && { middle_digit: middleDigit }),
    ...(rightDigit && { right_digit: rightDigit }),
    types,
  };
}

/** The panas of the ticked kinds with the given digits in their positions. */
export const choicePana: Definition = {
  id: 'choice-pana',
  codes: ['choice_pana'],
  title: 'choicePana',
  column: 'Pana',
  entry: {
    kind: 'expanded',
    options: kindBoxes,
    fields: [leftDigit, digitField('middleDigit', 'middleDigit'), rightDigit],
    anyField: true,
    missing: { points: ENTER_REQUIRED },
    check: () => undefined,
    suggestions: { betTypeId: 13, payload: questionOf, read: readPana },
  },
  payload: panaBets,
  hasSeries: true,
};
