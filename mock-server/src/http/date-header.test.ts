import { describe, expect, it } from 'vitest';
import { dateHeader } from './date-header.ts';

describe('the Date header', () => {
  it('tells the second of each instant, however they follow one another', () => {
    const begin = Date.parse('2026-11-25T18:29:58.999Z');
    const instants = [0, 1, 1_000, 1_001, 0, -1, 86_400_000, 1_001].map((step) => begin + step);
    expect(instants.map(dateHeader)).toEqual(
      instants.map((instant) => new Date(instant).toUTCString()),
    );
  });

  it('tells seconds before 1970', () => {
    expect(dateHeader(-1)).toBe('Wed, 31 Dec 1969 23:59:59 GMT');
  });
});
