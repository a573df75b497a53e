import type { CountedDifference, DriftReport } from './drift-report.ts';

/** A difference in one line. */
export const differenceLine = ({ call, status, place, what, breaks }: CountedDifference): string =>
  `${breaks ? '✗' : '·'} ${call}${status === undefined ? '' : ` ${status}`}: ${place}: ${what}`;

const sum = (counts: readonly { times: number }[]) =>
  counts.reduce((total, { times }) => total + times, 0);

/** What a session came to, in a few lines. */
export function summaryLine({ answers, differences }: DriftReport, file: string): string {
  const breaks = differences.filter(({ breaks: breaking }) => breaking).length;
  const calls = new Set(answers.map(({ call }) => call)).size;
  return (
    `${sum(answers)} answers of ${calls} calls: ${breaks} differences break the contract, ` +
    `${differences.length - breaks} do not. Report: ${file}`
  );
}
