import { MatchersV3 } from '@pact-foundation/pact';

const { regex, number, integer } = MatchersV3;

export const pana = (example = '128') => regex('[0-9]{3}', example);
export const digit = (example = '1') => regex('[0-9]', example);
export const jodi = (example = '12') => regex('[0-9]{2}', example);
export const clockTime = (example = '16:00:00') =>
  regex('([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]', example);
export const timestamp = (example = '2026-11-20T12:00:00.000+05:30') =>
  regex('\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})', example);
export const session = (example: 'open' | 'close' = 'open') => regex('open|close', example);
/** Not `decimal`, which refuses a whole number such as 1400. */
export const money = (example = 10000) => number(example);
export const id = (example = 1) => integer(example);
