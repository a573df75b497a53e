import { expect, it } from 'vitest';
import type { ReportedTest } from '../lib/reports.ts';
import { prove } from './coverage.ts';
import { readRequirements } from './requirements.ts';

const requirement = (id: string, verify: 'unit' | 'none' = 'unit') => ({
  id,
  verify,
  area: 'Area',
  text: 'text',
});
const test = (isPassed: boolean, ...tags: string[]): ReportedTest => ({
  name: 'a',
  tags,
  isPassed,
});
const gapAfter = (...tests: ReportedTest[]) => prove([requirement('AA-01')], tests)[0]?.gap;

it('a requirement is proven if every test that carries its id passed', () => {
  expect(gapAfter(test(true, 'AA-01'), test(true, 'AA-01'))).toBeUndefined();
  expect(gapAfter(test(true, 'AA-01'), test(false, 'AA-01'))).toBe('failed or not run');
  expect(gapAfter()).toBe('no test');
});

it('a requirement that is marked as not built needs no test', () => {
  expect(prove([requirement('AA-01', 'none')], [])).toEqual([]);
});

it('a tag without a requirement is an error', () => {
  expect(() => prove([requirement('AA-01')], [test(true, 'ZZ-09')])).toThrow('@ZZ-09');
});

it('each requirement of the specification has its own id', () => {
  const ids = readRequirements().map(({ id }) => id);
  expect(new Set(ids).size).toBe(861);
  expect(readRequirements().filter(({ verify }) => verify !== 'none')).toHaveLength(859);
});
