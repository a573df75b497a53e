import type { Definition } from '../engine/definition.ts';
import { ENTER_POINTS } from '../engine/messages.ts';
import { digitBets } from '../engine/payloads.ts';

/** A keypad of digits: each tap adds the entered points to one. */
export const singleDigitBulk: Definition = {
  id: 'single-digit-bulk',
  codes: ['single_digits_bulk'],
  title: 'singleDigitBulk',
  column: 'Digit',
  entry: { kind: 'keypad', missing: { points: ENTER_POINTS } },
  payload: digitBets,
  hasClearButton: true,
  forcedIds: { single_digits_bulk: 2 },
};
