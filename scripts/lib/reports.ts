import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from './paths.ts';

export interface ReportedTest {
  /** Its file and full title. */
  name: string;
  tags: readonly string[];
  isPassed: boolean;
  /** The first line of its error, if it failed; a test that did not run has none. */
  error?: string;
}

/** The parts of Vitest's JSON report that are read. */
export interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: {
      status: string;
      fullName: string;
      tags?: string[];
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tags?: string[];
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** A report that a test runner wrote; undefined if it wrote none. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const firstLine = (message = ''): string =>
  stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

const withoutAt = (tags: readonly string[] = []): string[] =>
  tags.map((tag) => tag.replace(/^@/, ''));

/** The tests in a JSON report of Vitest. A file whose tests could not be read counts as one that failed. */
export const vitestTests = ({ testResults }: VitestReport): ReportedTest[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(repoRoot, name);
    const tests = assertionResults.map(({ status, fullName, tags, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      tags: withoutAt(tags),
      isPassed: status === 'passed',
      ...(status === 'failed' && { error: firstLine(failureMessages?.[0]) }),
    }));
    return message
      ? [...tests, { name: file, tags: [], isPassed: false, error: firstLine(message) }]
      : tests;
  });

/** The tests in a JSON report of Playwright. A test that passed only when repeated has failed. */
export function playwrightTests({ config, suites }: PlaywrightReport): ReportedTest[] {
  const folder = relative(repoRoot, config.rootDir);
  const testsOf = ({ specs, suites = [] }: PlaywrightSuite, titles: string[]): ReportedTest[] => [
    ...specs.map(({ title, file, tags, tests }) => {
      const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky');
      return {
        name: [join(folder, file), ...titles, title].join(' › '),
        tags: withoutAt(tags),
        isPassed: tests.every(({ status }) => status === 'expected'),
        ...(failed && {
          error: firstLine(failed.results.find(({ error }) => error)?.error?.message),
        }),
      };
    }),
    ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
  ];
  // The title of the outermost suite is its file.
  return suites.flatMap((suite) => testsOf(suite, []));
}

/** The names of the tests that failed, each with the first line of its error. */
export const failuresOf = (tests: readonly ReportedTest[]): string[] =>
  tests.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}\n  ${error}`]));
