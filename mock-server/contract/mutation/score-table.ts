import { endpointTitle } from '@matka/contracts/pact/endpoints';
import { ignoredFields } from './ignored-fields.ts';
import type { ScoreRow } from './score.ts';

const cells = (first: string, ...counts: (string | number)[]): string =>
  `  ${first.padEnd(44)}${counts.map((count) => String(count).padStart(9)).join('')}`;

const sum = (rows: readonly ScoreRow[], pick: (row: ScoreRow) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

/** The share of the mutants of what the client reads that some interaction notices, in percent. */
export function scoreOf(rows: readonly ScoreRow[]): number {
  const noticed = sum(rows, (row) => row.killed);
  const missed = sum(rows, (row) => row.survived.length);
  return (100 * noticed) / (noticed + missed);
}

/** The mutation score as a table, with the survivors and why they may survive. */
export const scoreTable = (rows: readonly ScoreRow[]): string =>
  [
    cells('Answers', 'mutants', 'noticed', 'unread', 'missed'),
    ...rows.map(({ responses, mutants, killed, ignored: free, survived }) =>
      cells(responses, mutants, killed, free, survived.length),
    ),
    cells(
      'All',
      sum(rows, (row) => row.mutants),
      sum(rows, (row) => row.killed),
      sum(rows, (row) => row.ignored),
      sum(rows, (row) => row.survived.length),
    ),
    '',
    `  Mutation score of what the client reads: ${scoreOf(rows).toFixed(1)} %`,
    ...rows.flatMap(({ responses, survived }) =>
      survived.map((name) => `  missed: ${responses} ${name}`),
    ),
    '',
    '  Not read by the client, free to change:',
    ...ignoredFields.map(
      ({ endpoint, statuses, paths, reason }) =>
        `  - ${endpointTitle(endpoint)} ${statuses.join(', ')}: ${paths.join(', ')}\n      ${reason}`,
    ),
  ].join('\n');
