import { expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';

const shown = '2026-11-20T10:35:09.000Z';

it.each([
  '2026-11-20T16:05:09',
  '2026-11-20T16:05:09.0000000+05:30',
  '2026-11-20 16:05:09+0530',
  '2026-11-20 16:05:09 +05:30',
  '2026-11-20 10:35:09.000000Z',
  '2026-11-20 10:35:09+00',
  '1795170909',
  '1795170909000',
])(
  'the time %s of a host becomes ISO 8601 with its zone',
  { tags: ['@WIN-12', '@BIDS-06'] },
  (text) => {
    const time = isoTime(text);
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/);
    expect(new Date(time).toISOString()).toBe(shown);
  },
);

it.each(['', 'yesterday', '20/11/2026 16:05', '2026-11-20', '179517090', '2026-11-20 16:05 EST'])(
  'the text “%s”, which is no time, does not change',
  (text) => {
    expect(isoTime(text)).toBe(text);
  },
);
