import { relative } from 'node:path';
import { repoRoot } from '../lib/paths.ts';
import { idsInText } from './named-ids.ts';

/** The result of one test that carries requirement ids. */
export interface TestResult {
  file: string;
  title: string;
  /** Requirement ids without the leading `@`. */
  ids: string[];
  /** `flaky`: passed only when repeated. */
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  milliseconds: number;
}

/** The parts of vitest's JSON report that are read here. */
export interface VitestResults {
  testResults: {
    name: string;
    assertionResults: {
      status: string;
      fullName: string;
      tags?: string[];
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightResults {
  suites?: PlaywrightResults[];
  specs?: {
    title: string;
    file: string;
    tags?: string[];
    tests: { status: string; results: { duration: number }[] }[];
  }[];
}

const carriesIds = ({ ids }: TestResult): boolean => ids.length > 0;

/** The ids of the tags. Playwright takes ids in a title for tags as well: a title names none. */
function idsOf(title: string, tags: readonly string[] = []): string[] {
  const ids = idsInText(tags.map((tag) => `@${tag.replace(/^@/, '')}`).join(' '));
  const inTitle = idsInText(title);
  return [...new Set(ids)].filter((id) => !inTitle.includes(id));
}

/** A test that failed and passed when it was repeated is reported as passed, with the messages of its failures. */
function vitestStatus(status: string, failures: readonly string[]): TestResult['status'] {
  if (status === 'passed') return failures.length > 0 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** Results of vitest, of the tests that carry ids. */
export const vitestResults = ({ testResults }: VitestResults): TestResult[] =>
  testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName, tags, duration, failureMessages }) => ({
        file: relative(repoRoot, name),
        title: fullName,
        ids: idsOf(fullName, tags),
        status: vitestStatus(status, failureMessages ?? []),
        milliseconds: duration ?? 0,
      })),
    )
    .filter(carriesIds);

const playwrightStatus: Record<string, TestResult['status']> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
};

/** Results of Playwright, of the tests that carry ids; a test repeated within its run is flaky. */
export const playwrightResults = ({ suites = [], specs = [] }: PlaywrightResults): TestResult[] => [
  ...specs
    .flatMap(({ title, file, tags, tests }) =>
      tests.map(({ status, results }) => ({
        file: `web/e2e/${file}`,
        title,
        ids: idsOf(title, tags),
        status: results.length > 1 ? ('flaky' as const) : (playwrightStatus[status] ?? 'skipped'),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    )
    .filter(carriesIds),
  ...suites.flatMap(playwrightResults),
];
