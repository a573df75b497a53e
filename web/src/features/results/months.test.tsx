import { describe, expect, it } from 'vitest';
import { monthAfter, monthName, monthOf } from './months.ts';

describe('a month', () => {
  it('is the first part of a day', () => {
    expect(monthOf('2026-11-30')).toBe('2026-11');
  });

  it('follows another, over the end of a year', () => {
    expect(monthAfter('2026-11', 1)).toBe('2026-12');
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-03', -13)).toBe('2025-02');
  });

  it('has a name with its year', () => {
    expect(monthName('2026-02')).toBe('February 2026');
  });
});
