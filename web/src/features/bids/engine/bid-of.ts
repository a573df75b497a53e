import type { Session } from '@matka/contracts/api/common';
import { panaKind } from '../../../matka/panas.ts';
import type { Bid } from './bids.ts';
import type { Definition } from './definition.ts';

/**
 * A bid on the number with a label. Beside the label it names the digit, the pana (with its kind on
 * screens that choose by kinds) or the two parts of a sangam; a jodi has only a label.
 */
export function bidOf(
  definition: Definition,
  label: string,
  points: number,
  gameType: Session,
): Bid {
  return { id: label, label, ...partsOf(definition, label), points, gameType };
}

function partsOf({ numbers, hasSeries, entry }: Definition, label: string): Partial<Bid> {
  switch (numbers) {
    case 'digit':
    case 'digit-as-jodi':
      return { digit: label };
    case 'jodi':
      return {};
    case 'pana':
      return { pana: label, ...(hasSeries && { series: panaKind(label) }) };
    default: {
      const parts = label.split('-');
      return Object.fromEntries(entry.fields.map(({ name }, at) => [name, parts[at]]));
    }
  }
}
