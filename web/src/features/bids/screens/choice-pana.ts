import type { PanaKind } from '@matka/contracts/api/suggestions';
import type { Definition, SuggestionContext } from '../engine/definition.ts';
import {
  digitField,
  FIELDS_MISSING,
  kindBoxes,
  kindsOf,
  leftDigit,
  rightDigit,
} from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';

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
export const definition: Definition = {
  id: 'choice-pana',
  title: 'Choice Pana',
  tileExample: '1_8',
  guide: {
    rule: 'Fix one to three digits. You bid on every pana that has them there.',
  },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    options: kindBoxes,
    fields: [leftDigit, digitField('middleDigit', 'Middle Digit'), rightDigit],
    anyField: true,
    missing: FIELDS_MISSING,
    suggestions: { betTypeId: 13, payload: questionOf },
  },
  hasSeries: true,
};

export const played: PlayedCase = {
  path: '/choice-pana',
  tile: 'Choice Pana',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.tick('DP');
    await bids.tick('TP');
    await bids.add({ 'Middle Digit': '0' }, '3');
  },
  rows: ['100,200,300,400,500,600,700,800,900,000 3 Close'],
};
