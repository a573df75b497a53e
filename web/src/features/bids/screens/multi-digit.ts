import type { Definition } from '../engine/definition.ts';
import { digitBets } from '../engine/payloads.ts';

/** A points field for each digit. The tile of single_digits opens it (a quirk). */
export const multiDigit: Definition = {
  id: 'multi-digit',
  codes: ['single_digits'],
  title: 'multiDigit',
  column: 'Digit',
  entry: { kind: 'grid' },
  payload: digitBets,
};
