import { expect, it } from 'vitest';
import { prove } from './proof.ts';
import { withResults } from './proven-document.ts';
import type { Requirement } from './requirements.ts';

const requirement = (id: string, area: string): Requirement => ({
  id,
  area,
  text: `Text of ${id}.`,
  verify: 'unit',
});
const result = (id: string, status: 'passed' | 'failed') => ({
  ids: [id],
  file: 'a.test.ts',
  title: 'a',
  status,
  milliseconds: 1,
});

it('counts what is proven, not proven and unknown by area, and names each gap', () => {
  const requirements = [
    requirement('A-01', 'Login'),
    requirement('A-02', 'Login'),
    requirement('B-01', 'Home'),
  ];
  const tests = [result('A-01', 'passed'), result('A-02', 'failed')];
  const report = prove(requirements, tests, []);
  const others = [
    { kind: 'compose', title: 'images', passed: true, at: '2026-11-21T10:00:00Z' },
    { kind: 'compose', title: 'web', passed: false, at: '2026-11-22T10:00:00Z' },
  ] as const;
  const run = { finished: '2026-11-22T11:00:00Z', tests, others: [...others] };
  const document =
    'before\n<!-- results: begin -->\nearlier results\n<!-- results: end -->\nafter\n';
  const text = withResults(document, report, run);
  expect(text).toMatch(/^before\n<!-- results: begin -->\nFrom the full run .*2026-11-22T11/);
  expect(text).toContain('| Login | 1 | 1 | 0 |');
  expect(text).toContain('| Home | 0 | 0 | 1 |');
  expect(text).toContain('| **all** | 1 | 1 | 1 |');
  expect(text).toContain('- `A-02` (failed): Text of A-02.');
  expect(text).toContain('| compose | 1 of 2 | 2026-11-21 |');
  expect(text).not.toContain('earlier results');
  expect(withResults(text, report, run)).toBe(text);
  expect(() => withResults('no marks', report, run)).toThrow('no marks');
});
