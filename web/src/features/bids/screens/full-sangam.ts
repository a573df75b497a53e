import type { Definition } from '../engine/definition.ts';
import { fullSangamBets } from '../engine/payloads.ts';
import { openPanaClosePana } from '../engine/sangam.ts';

/** Open pana with close pana. */
export const fullSangam: Definition = {
  id: 'full-sangam',
  codes: ['full_sangam'],
  title: 'fullSangam',
  column: 'Sangam',
  entry: openPanaClosePana,
  payload: fullSangamBets,
};
