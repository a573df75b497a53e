import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../lib/paths.ts';

/** Lines of a message that are printed: enough for expected and actual values. */
const maxLines = 14;

/** A failure in a few lines: its place and the start of its messages. */
export function failureText(where: string, messages: readonly string[]): string {
  const text = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const lines = text.map((line) => line.trimEnd()).filter((line) => line !== '');
  return [where, ...lines.slice(0, maxLines).map((line) => `  ${line}`)].join('\n');
}

/** The part of vitest's JSON report that is read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Failed tests, and files that failed outside their tests. */
export const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(repoRoot, name);
    const broken = message ? [failureText(file, [message])] : [];
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failureText(`${file} › ${test.fullName}`, test.failureMessages ?? []));
    return failed.length > 0 ? failed : broken;
  });

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
  /** Errors outside the tests. */
  errors: { message?: string }[];
}

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failureText(
        `web/e2e/${file}:${line} › ${title}`,
        errors.map(({ message = '' }) => message),
      );
    }),
  ...suites.flatMap(failedSpecs),
];

/** Failed end-to-end tests, and errors outside them. */
export const playwrightFailures = ({ suites, errors }: PlaywrightReport): string[] => [
  ...suites.flatMap(failedSpecs),
  ...errors.map(({ message = '' }) => failureText('web/e2e', [message])),
];
