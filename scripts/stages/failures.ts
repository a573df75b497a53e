import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../lib/paths.ts';

/** As much of a message as tells what was expected, and what came instead. */
const maxLines = 14;

/** A failure in a few lines: where, and the beginning of what was said about it. */
export function failureText(where: string, messages: readonly string[]): string {
  const said = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const lines = said.map((line) => line.trimEnd()).filter((line) => line !== '');
  return [where, ...lines.slice(0, maxLines).map((line) => `  ${line}`)].join('\n');
}

/** What is read of vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** The tests that failed, and the files that broke down outside their tests. */
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

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
  /** What went wrong outside the tests. */
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

/** The journeys that failed, and what went wrong outside them. */
export const playwrightFailures = ({ suites, errors }: PlaywrightReport): string[] => [
  ...suites.flatMap(failedSpecs),
  ...errors.map(({ message = '' }) => failureText('web/e2e', [message])),
];
