import type { PlaywrightReport, VitestReport } from '../stages/failures.ts';

type Suite = PlaywrightReport['suites'][number];

const inSuite = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(inSuite),
];

/** Titles of the failed tests of a report of Vitest or Playwright. */
export const failedTitles = (report: VitestReport | PlaywrightReport): string[] =>
  'testResults' in report
    ? report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName)
    : report.suites.flatMap(inSuite);
