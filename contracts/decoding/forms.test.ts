import { describe, expect, it } from 'vitest';
import { forms } from './forms.ts';

describe('a form', () => {
  it.each([
    ['digit', ['0', '9'], ['', '10', 'x', ' 1', '1 ']],
    ['jodi', ['00', '7', '99'], ['', '100', 'a1', '1a', ' 12']],
    ['pana', ['000', '128'], ['', '12', '1280', 'a128', '128 ']],
    ['status', ['PENDING', 'won', 'lost'], ['', 'pending', 'WON', 'not won', 'lost?', 'wonlost']],
    ['id', ['7', '007', '-1', 'b-7', '6f1d0c52-9b7e'], ['', ' ', '7 a', '7/a']],
    ['side', ['open', 'close'], ['', 'Open', 'opened', 'reopen', 'to close', 'closed']],
    [
      'timestamp',
      [
        '2026-11-20T12:00Z',
        '2026-11-20T12:00:30Z',
        '2026-11-20T12:00:30.5+05:30',
        '2026-11-20T12:00:30.123456-0800',
      ],
      [
        '2026-11-20',
        '2026-11-20 12:00:30Z',
        '2026-11-20T12:00:30',
        '2026-11-20T12Z',
        '2026-11-20T12:00:30.Z',
        '2026-11-20T12:00:30+5',
        'on 2026-11-20T12:00:30Z',
        '2026-11-20T12:00:30Z!',
        '26-11-20T12:00:30Z',
      ],
    ],
  ] as const)('of a %s is exactly that', (form, good, bad) => {
    const { pattern, words } = forms[form];
    expect(good.filter((one) => !pattern.test(one))).toEqual([]);
    expect(bad.filter((one) => pattern.test(one))).toEqual([]);
    expect(words.length).toBeGreaterThan(5);
  });
});
