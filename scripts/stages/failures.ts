import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../lib/paths.ts';

/** A test with its duration, named by file and title. */
export interface TimedTest {
  name: string;
  seconds: number;
}

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
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** Whether a test failed before it passed: vitest reports it as passed, with its failures. */
const isRepeated = ({
  status,
  failureMessages,
}: VitestReport['testResults'][number]['assertionResults'][number]): boolean =>
  status === 'passed' && (failureMessages ?? []).length > 0;

/** The number of tests that passed only when repeated. */
export const repeatedTests = ({ testResults }: VitestReport): number =>
  testResults.flatMap(({ assertionResults }) => assertionResults).filter(isRepeated).length;

/** What a shell needs around an argument. */
const quoted = (argument: string): string => `'${argument.replaceAll("'", "'\\''")}'`;

/** The command that runs one test file, or one test in it, again. */
function vitestAgain(file: string, config: string | undefined, title?: string): string {
  const parts = ['node scripts/run.mjs node_modules/vitest/vitest.mjs run'];
  if (config) parts.push(`--config ${config}`);
  parts.push(file);
  if (title) parts.push(`-t ${quoted(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))}`);
  return `  again: ${parts.join(' ')}`;
}

/** Failed tests, and files that failed outside their tests, each with the command that runs it again. */
export const vitestFailures = ({ testResults }: VitestReport, config?: string): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(repoRoot, name);
    const broken = message ? [`${failureText(file, [message])}\n${vitestAgain(file, config)}`] : [];
    const failed = assertionResults
      .filter((test) => test.status === 'failed' || isRepeated(test))
      .map(({ status, fullName, failureMessages }) => {
        const verdict = status === 'passed' ? ['passed only when repeated'] : [];
        const text = failureText(`${file} › ${fullName}`, [...verdict, ...(failureMessages ?? [])]);
        return `${text}\n${vitestAgain(file, config, fullName)}`;
      });
    return failed.length > 0 ? failed : broken;
  });

/** Every test that ran, with its duration. */
export const vitestTests = ({ testResults }: VitestReport): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(repoRoot, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { duration?: number; errors: { message?: string }[] }[] }[];
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
      const text = failureText(
        `web/e2e/${file}:${line} › ${title}`,
        errors.map(({ message = '' }) => message),
      );
      return `${text}\n  again: npm run e2e -- e2e/${file}:${line}`;
    }),
  ...suites.flatMap(failedSpecs),
];

/** Failed end-to-end tests, and errors outside them. */
export const playwrightFailures = ({ suites, errors }: PlaywrightReport): string[] => [
  ...suites.flatMap(failedSpecs),
  ...errors.map(({ message = '' }) => failureText('web/e2e', [message])),
];

/** Every end-to-end test that ran, with its duration. */
export const playwrightTests = ({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] => [
  ...specs.map(({ file, title, tests }) => ({
    name: `web/e2e/${file} › ${title}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) /
      1000,
  })),
  ...suites.flatMap(playwrightTests),
];
