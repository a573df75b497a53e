import type { Definition } from '../engine/definition.ts';
import { halfSangamABets } from '../engine/payloads.ts';
import { openDigitClosePana } from '../engine/sangam.ts';

/** The older Half Sangam: as Half Sangam A, under the id of its own bet type. */
export const halfSangam: Definition = {
  id: 'half-sangam',
  codes: ['half_sangam'],
  title: 'halfSangam',
  column: 'Sangam',
  entry: openDigitClosePana,
  payload: halfSangamABets,
  fallbackId: 20,
  checksAmount: true,
  // Quirks of the first app: submits before confirming, and a made-up balance for players without
  // one.
  submitsBeforeConfirm: true,
  fallbackBalance: 1000,
};
