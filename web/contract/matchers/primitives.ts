import { MatchersV3 } from '@pact-foundation/pact';

const { number, integer } = MatchersV3;

/**
 * A string that matches a pattern. The type is checked, too: Pact's pattern alone accepts the number 128 for `128`, and
 * a number has lost the zero of `05`.
 */
export const text = (regex: string, value: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }],
  value,
});

/** A non-empty string. */
export const filled = (value: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'notEmpty' }],
  value,
});

export const pana = (example = '128') => text('[0-9]{3}', example);
export const digit = (example = '1') => text('[0-9]', example);
export const jodi = (example = '12') => text('[0-9]{2}', example);
export const clockTime = (example = '16:00:00') =>
  text('([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]', example);
export const day = (example = '2026-11-19') => text('\\d{4}-\\d{2}-\\d{2}', example);
export const timestamp = (example = '2026-11-20T12:00:00.000+05:30') =>
  text('\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})', example);
export const session = (example: 'open' | 'close' = 'open') => text('open|close', example);
/** Uses `number`: Pact's `decimal` rejects integers such as 1400. */
export const money = (example = 10000) => number(example);
export const id = (example = 1) => integer(example);
