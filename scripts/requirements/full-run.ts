import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { type OtherCheck, otherChecks, otherResults } from './other-checks.ts';
import { playwrightResults, type TestResult, vitestResults } from './results.ts';

/** The results of a full run of `npm test`. */
export interface FullRun {
  /** ISO 8601 time of its end. */
  finished: string;
  /** Tests that carry requirement ids. */
  tests: TestResult[];
  /** What the last runs of benchmarks and containers found. */
  others: OtherCheck[];
}

const reports = repoPath('.local/reports');
const file = repoPath('.local/full-run.json');
const vitestReports = [
  ...['unit-of-mock-server', 'unit-of-web', 'unit-of-others'],
  ...['consumer', 'provider'],
];

const readReport = <Report>(name: string): Report | undefined => {
  const path = `${reports}/${name}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** Forgets the last full run and the reports of all suites: a new one begins. */
export function beginFullRun(): void {
  rmSync(file, { force: true });
  for (const name of [...vitestReports, 'e2e']) rmSync(`${reports}/${name}.json`, { force: true });
}

/** Stores the results of the full run that ends, read from the reports of its suites. */
export function storeFullRun(): FullRun {
  const unit = vitestReports.map((name) => readReport<Parameters<typeof vitestResults>[0]>(name));
  const e2e = readReport<Parameters<typeof playwrightResults>[0]>('e2e');
  const others = otherChecks();
  const tests = [
    ...unit.flatMap((report) => (report ? vitestResults(report) : [])),
    ...(e2e ? playwrightResults(e2e) : []),
    ...otherResults(others),
  ];
  const run: FullRun = { finished: new Date().toISOString(), tests, others };
  mkdirSync(reports, { recursive: true });
  writeFileSync(file, JSON.stringify(run));
  return run;
}

/** The last full run. Throws when there is none. */
export function readFullRun(): FullRun {
  if (!existsSync(file))
    throw new Error('No full run yet: `npm test` runs every test and stores the results.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
