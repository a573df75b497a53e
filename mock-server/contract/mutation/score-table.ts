import { endpointTitle } from '@matka/contracts/api/endpoints';
import { ignoredFields } from './ignored-fields.ts';
import type { ScoreRow } from './score.ts';

const tableLine = (title: string, ...counts: (string | number)[]): string =>
  `  ${title.padEnd(44)}${counts.map((count) => String(count).padStart(9)).join('')}`;

const sum = (rows: readonly ScoreRow[], pick: (row: ScoreRow) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

/** The percentage of killed mutants, without those in ignored fields. */
export function scoreOf(rows: readonly ScoreRow[]): number {
  const killed = sum(rows, (row) => row.killed);
  const survived = sum(rows, (row) => row.survived.length);
  return (100 * killed) / (killed + survived);
}

/** The mutation score as a table, with the survivors and the ignored fields. */
export const scoreTable = (rows: readonly ScoreRow[]): string =>
  [
    tableLine('Response', 'mutants', 'killed', 'ignored', 'survived'),
    ...rows.map(({ title, mutants, killed, ignored, survived }) =>
      tableLine(title, mutants, killed, ignored, survived.length),
    ),
    tableLine(
      'All',
      sum(rows, (row) => row.mutants),
      sum(rows, (row) => row.killed),
      sum(rows, (row) => row.ignored),
      sum(rows, (row) => row.survived.length),
    ),
    '',
    `  Mutation score: ${scoreOf(rows).toFixed(1)} %`,
    ...rows.flatMap(({ title, survived }) =>
      survived.map((name) => `  survived: ${title} ${name}`),
    ),
    '',
    '  Ignored fields, which the client does not read:',
    ...ignoredFields.map(
      ({ endpoint, statuses, paths, reason }) =>
        `  - ${endpointTitle(endpoint)} ${statuses.join(', ')}: ${paths.join(', ')}\n      ${reason}`,
    ),
  ].join('\n');
