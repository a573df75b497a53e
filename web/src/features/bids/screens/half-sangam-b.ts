import type { Definition } from '../engine/definition.ts';
import { halfSangamBBets } from '../engine/payloads.ts';
import { openPanaCloseDigit } from '../engine/sangam.ts';

/** Open pana with close digit. */
export const halfSangamB: Definition = {
  id: 'half-sangam-b',
  codes: ['half_sangam_b'],
  title: 'halfSangamB',
  column: 'Sangam',
  entry: openPanaCloseDigit,
  payload: halfSangamBBets,
  forcedIds: { half_sangam_b: 22 },
  checksAmount: true,
};
