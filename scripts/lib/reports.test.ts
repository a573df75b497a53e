import { expect, it } from 'vitest';
import { repoPath } from './paths.ts';
import { failuresOf, playwrightTests, vitestTests } from './reports.ts';

it('tests and failures are read from the reports of Vitest', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one', tags: ['@AA-01'], failureMessages: [] },
    { status: 'skipped', fullName: 'two', tags: ['@AA-02'], failureMessages: [] },
    {
      status: 'failed',
      fullName: 'a three',
      failureMessages: ['\u001b[31mError: 3\u001b[39m\n at'],
    },
  ];
  const tests = vitestTests({
    testResults: [
      { name: repoPath('web/x.test.ts'), message: '', assertionResults },
      { name: repoPath('web/y.test.ts'), message: 'No such module\nmore', assertionResults: [] },
    ],
  });
  expect(tests.map(({ tags, isPassed }) => [tags, isPassed])).toEqual([
    [['AA-01'], true],
    [['AA-02'], false],
    [[], false],
    [[], false],
  ]);
  expect(failuresOf(tests)).toEqual([
    'web/x.test.ts › a three\n  Error: 3',
    'web/y.test.ts\n  No such module',
  ]);
});

it('tests and failures are read from the reports of Playwright, also of a repeated test that failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    tags: ['AA-01'],
    tests: [{ status, results: [{ ...(message && { error: { message } }) }, {}] }],
  });
  const group = { title: 'group', specs: [spec('b', 'flaky', 'late'), spec('c', 'skipped')] };
  const file = {
    title: 'a.spec.ts',
    suites: [group],
    specs: [spec('d', 'expected'), spec('e', 'unexpected', 'Error: \u001b[2mexpect\u001b[22m\n1')],
  };
  const tests = playwrightTests({ config: { rootDir: repoPath('web/e2e') }, suites: [file] });
  expect(tests.map(({ tags, isPassed }) => [...tags, isPassed])).toEqual([
    ['AA-01', true],
    ['AA-01', false],
    ['AA-01', false],
    ['AA-01', false],
  ]);
  expect(failuresOf(tests)).toEqual([
    'web/e2e/a.spec.ts › e\n  Error: expect',
    'web/e2e/a.spec.ts › group › b\n  late',
  ]);
});
