import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { failureText, playwrightFailures, vitestFailures } from './failures.ts';

it('prints a failure without colours, in a few lines', () => {
  const long = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n\n');
  const text = failureText('a.test.ts › counts', ['\u001b[31mexpected 1 to be 2\u001b[39m', long]);
  expect(text.split('\n')).toHaveLength(15);
  expect(text).toContain('a.test.ts › counts\n  expected 1 to be 2\n  line 0\n  line 1');
});

const again = 'again: node scripts/run.mjs node_modules/vitest/vitest.mjs run';

it('prints failed vitest tests by file and name, a broken file by its message', () => {
  const passed = { status: 'passed', fullName: 'holds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'breaks (1.5',
    failureMessages: ['AssertionError: no'],
  };
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: repoPath('web/src/a.test.ts'),
        message: 'of the file',
        assertionResults: [passed, failed],
      },
      {
        name: repoPath('web/src/b.test.ts'),
        message: 'Cannot find c.ts',
        assertionResults: [],
      },
      { name: repoPath('web/src/c.test.ts'), message: '', assertionResults: [passed] },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    `web/src/a.test.ts › breaks (1.5\n  AssertionError: no\n  ${again} web/src/a.test.ts -t 'breaks \\(1\\.5'`,
    `web/src/b.test.ts\n  Cannot find c.ts\n  ${again} web/src/b.test.ts`,
  ]);
});

it('prints failed end-to-end tests by place and title at any depth, and errors outside them', () => {
  const spec = (title: string, messages: string[]) => ({
    title,
    file: 'home/home.spec.ts',
    line: 5,
    ok: messages.length === 0,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    stats: { expected: 1, flaky: 0, unexpected: 2 },
    suites: [
      { specs: [spec('fine', [])], suites: [{ specs: [spec('late', ['Timeout of 45000ms'])] }] },
      { specs: [spec('odd', ['one', 'two'])] },
    ],
    errors: [{ message: 'worker died' }],
  };
  expect(playwrightFailures(report)).toEqual([
    'web/e2e/home/home.spec.ts:5 › late\n  Timeout of 45000ms\n  again: npm run e2e -- e2e/home/home.spec.ts:5',
    'web/e2e/home/home.spec.ts:5 › odd\n  one\n  two\n  again: npm run e2e -- e2e/home/home.spec.ts:5',
    'web/e2e\n  worker died',
  ]);
});
