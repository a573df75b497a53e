import type { Session } from '@matka/contracts/api/common';
import { panaKind } from '../../../matka/panas.ts';
import { readPoints } from '../rules/points.ts';
import type { Bid } from './bids.ts';
import type { Definition } from './definition.ts';
import { digitKeys, type Form } from './form.ts';
import type { ScreenContext } from './screen.ts';

/** A bid on a label's number. It also names the digit, the pana (with its kind) or both parts of a sangam. */
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

/** The session of a bid: forced by the screen, else of the form, else the default of the bet type, else close. */
export function sessionOf({ definition, betType }: ScreenContext, form: Form): Session {
  return definition.forcedSession ?? (form.type || betType.config.default_direction || 'close');
}

/** The bids of the cells with valid points, in the order of the digits. */
export function bidsOfCells(screen: ScreenContext, form: Form): Bid[] {
  return digitKeys.flatMap((digit) => {
    const points = readPoints(form.cells?.[digit] ?? '');
    if (points === undefined) return [];
    return [bidOf(screen.definition, digit, points, sessionOf(screen, form))];
  });
}
