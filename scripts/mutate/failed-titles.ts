import type { PlaywrightReport, VitestReport } from '../stages/failures.ts';

type Suite = PlaywrightReport['suites'][number];

const inSuite = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(inSuite),
];

type TestFile = VitestReport['testResults'][number];

/** A file that failed in a set-up has a message, and its tests did not run. */
const inFile = ({ message, assertionResults }: TestFile): string[] =>
  assertionResults
    .filter(({ status }) => status === 'failed' || (message && status !== 'passed'))
    .map(({ fullName }) => fullName);

/** Titles of the failed tests of a report of Vitest or Playwright. */
export const failedTitles = (report: VitestReport | PlaywrightReport): string[] =>
  'testResults' in report ? report.testResults.flatMap(inFile) : report.suites.flatMap(inSuite);
