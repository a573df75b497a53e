import type { Definition } from '../engine/definition.ts';
import { digitBets } from '../engine/payloads.ts';

/** A points box for each of the ten digits. The tile of single_digits leads here (a quirk). */
export const multiDigit: Definition = {
  id: 'multi-digit',
  codes: ['single_digits'],
  title: 'Multi Digit',
  column: 'Digit',
  entry: { kind: 'grid' },
  payload: digitBets,
};
