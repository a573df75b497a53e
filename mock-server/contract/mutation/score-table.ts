import { titleOf } from '@matka/contracts/pact/endpoints';
import { unread } from './ignored-fields.ts';
import type { Row } from './score.ts';

const cells = (first: string, ...counts: (string | number)[]): string =>
  `  ${first.padEnd(44)}${counts.map((count) => String(count).padStart(9)).join('')}`;

const sum = (rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

/** The share of the mutants of what the client reads that some interaction notices, in percent. */
export function scoreOf(rows: readonly Row[]): number {
  const noticed = sum(rows, (row) => row.noticed);
  const missed = sum(rows, (row) => row.missed.length);
  return (100 * noticed) / (noticed + missed);
}

/** The mutation score as a table, with the survivors and why they may survive. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    cells('Answers', 'mutants', 'noticed', 'unread', 'missed'),
    ...rows.map(({ answers, mutants, noticed, unread: free, missed }) =>
      cells(answers, mutants, noticed, free, missed.length),
    ),
    cells(
      'All',
      sum(rows, (row) => row.mutants),
      sum(rows, (row) => row.noticed),
      sum(rows, (row) => row.unread),
      sum(rows, (row) => row.missed.length),
    ),
    '',
    `  Mutation score of what the client reads: ${scoreOf(rows).toFixed(1)} %`,
    ...rows.flatMap(({ answers, missed }) => missed.map((name) => `  missed: ${answers} ${name}`)),
    '',
    '  Not read by the client, free to change:',
    ...unread.map(
      ({ call, statuses, places, because }) =>
        `  - ${titleOf(call)} ${statuses.join(', ')}: ${places.join(', ')}\n      ${because}`,
    ),
  ].join('\n');
