import { describe, expect, it } from 'vitest';
import type { Measurement } from './benchmark.ts';
import { checkedPage, type Figures, pageWith, unconfirmed, withRun } from './figures.ts';

const line = (what: string, median: number, more: Partial<Measurement> = {}): Measurement => ({
  what,
  unit: 'ms',
  value: { median, min: median, max: median },
  budget: '≤ 500',
  ...more,
});
const run = { date: '2026-11-22', machine: 'a machine', quick: false };
const figures: Figures = withRun({}, { start: [line('start-up', 300)] }, run);
const page = (text: string) =>
  `before\n<!-- figures: begin -->\n${text}\n<!-- figures: end -->\nafter\n`;

describe('the page on performance', () => {
  it('has the figures of the last runs, and no other', () => {
    const { current, expected } = checkedPage();
    expect(current === expected, 'write it: npm run bench -- --write').toBe(true);
  });

  it('takes figures between its markers, with date and machine', () => {
    const written = pageWith(page('old'), figures);
    expect(written).toMatch(/^before\n/);
    expect(written).toMatch(/\nafter\n$/);
    expect(written).not.toContain('old');
    expect(written).toContain('Measured on 2026-11-22 by `npm run bench` on a machine.');
    expect(written).toContain('| start-up | 300 ms |');
    expect(pageWith(written, figures)).toBe(written);
    expect(() => pageWith('no markers', figures)).toThrow('lacks the markers');
  });

  it('keeps the figures of benchmarks that a run left out', () => {
    const later = { ...run, date: '2026-11-23', quick: true };
    const both = withRun(figures, { load: [line('load', 5, { withinBudget: false })] }, later);
    const written = pageWith(page(''), both);
    expect(written).toContain('Measured on 2026-11-22');
    expect(written).toContain('Measured on 2026-11-23 by `npm run bench -- --quick`');
    expect(written).toContain('| **over** |');
  });
});

describe('a figure', () => {
  it.each([
    [300, 0],
    [400, 0],
    [200, 0],
    [401, 1],
    [199, 1],
  ])('stated as 300 ms and measured as %i ms has %i errors', (median, errors) => {
    expect(unconfirmed(figures, { start: [line('start-up', median)] })).toHaveLength(errors);
  });

  it('that only the page or only the run has is an error', () => {
    expect(unconfirmed(figures, { start: [line('other', 300)] })).toEqual([
      'start: other is not on the page',
      'start: start-up is not measured any more',
    ]);
  });
});
