import type { Definition } from '../engine/definition.ts';
import { halfSangamABets } from '../engine/payloads.ts';
import { openDigitClosePana } from '../engine/sangam.ts';

/** Open digit with close pana. */
export const halfSangamA: Definition = {
  id: 'half-sangam-a',
  codes: ['half_sangam_a'],
  title: 'halfSangamA',
  column: 'Sangam',
  entry: openDigitClosePana,
  payload: halfSangamABets,
  forcedIds: { half_sangam_a: 20 },
  checksAmount: true,
};
