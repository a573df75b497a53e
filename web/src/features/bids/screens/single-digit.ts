import type { Definition } from '../engine/definition.ts';
import { digitField } from '../engine/fields.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { digitBets } from '../engine/payloads.ts';
import { digitFailure } from '../rules/digit.ts';

/**
 * One digit and its points. No tile opens it: the code single_digits opens Multi-digit (a quirk).
 */
export const singleDigit: Definition = {
  id: 'single-digit',
  codes: [],
  title: 'singleDigit',
  column: 'Digit',
  entry: {
    kind: 'typed',
    fields: [digitField('singleDigit', 'singleDigit')],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ singleDigit }, limits) => digitFailure(singleDigit, limits),
  },
  payload: digitBets,
  // Quirks of the first app: submits before confirming, and a made-up balance for players without
  // one.
  submitsBeforeConfirm: true,
  fallbackBalance: 100,
};
