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

const idsOf = (title: string, tags: readonly string[] = []): string[] => [
  ...new Set(idsInText([title, ...tags.map((tag) => `@${tag.replace(/^@/, '')}`)].join(' '))),
];

const vitestStatus = (status: string): TestResult['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** Results of vitest, of the tests that carry ids. */
export const vitestResults = ({ testResults }: VitestResults): TestResult[] =>
  testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName, tags, duration }) => ({
        file: relative(repoRoot, name),
        title: fullName,
        ids: idsOf(fullName, tags),
        status: vitestStatus(status),
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
