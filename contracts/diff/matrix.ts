import { createHash } from 'node:crypto';
import { at, isObject, listOf } from '../pact/json.ts';
import { readableJson } from '../recording/readable-json.ts';
import type { Pacticipants } from './pacticipants.ts';
import { DocumentError } from './read-document.ts';

/** The verdict on a host for a version of the contract. */
export interface MatrixRow {
  host: string;
  /** Version of the contract: the beginning of the hash of the pact. */
  contract: string;
  verdict: 'passed' | 'failed';
  /** Day of the verdict, yyyy-mm-dd. */
  date: string;
}

const format = 'matka-contract-matrix';

/** The version of a contract: the same pact has the same one, whatever its spacing. */
export const contractVersion = (pactText: string): string =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(pactText)))
    .digest('hex')
    .slice(0, 12);

const isRow = (row: unknown): row is MatrixRow & Record<string, unknown> =>
  isObject(row) &&
  [row.host, row.contract, row.date].every((one) => typeof one === 'string') &&
  (row.verdict === 'passed' || row.verdict === 'failed');

/** The names of the two sides of a pact. */
export function pacticipantsOf(pactText: string): Pacticipants {
  const pact: unknown = JSON.parse(pactText);
  const nameOf = (side: string): string => String(at(pact, side, 'name') ?? '');
  return { consumer: nameOf('consumer'), provider: nameOf('provider') };
}

/** Parses the matrix of the repository. Throws DocumentError. */
export function parseMatrix(text: string): MatrixRow[] {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || value.format !== format || !listOf(value.rows).every(isRow))
    throw new DocumentError('it is not a matrix of contracts:diff');
  return listOf(value.rows).filter(isRow);
}

/** The text of a matrix, sorted so that a change is one line. */
export function matrixText(rows: readonly MatrixRow[]): string {
  const sorted = [...rows].sort((a, b) => {
    const [left, right] = [a, b].map(({ host, date, contract }) => `${host} ${date} ${contract}`);
    return (left ?? '') < (right ?? '') ? -1 : 1;
  });
  return readableJson({ format, version: 1, rows: sorted });
}

/** The rows with a new verdict, which takes the place of one of the same host and contract. */
export const withVerdict = (rows: readonly MatrixRow[], row: MatrixRow): MatrixRow[] => [
  ...rows.filter((one) => one.host !== row.host || one.contract !== row.contract),
  row,
];

/** The rows with verdicts of elsewhere, those that are not older than what is known. */
export const withNewer = (
  rows: readonly MatrixRow[],
  added: readonly MatrixRow[],
): readonly MatrixRow[] =>
  added.reduce((all: readonly MatrixRow[], row) => {
    const known = all.find((one) => one.host === row.host && one.contract === row.contract);
    return known && known.date > row.date ? all : withVerdict(all, row);
  }, rows);

/** Whether a client with a version of the contract may be used with a host, and why. */
export function canDeploy(
  rows: readonly MatrixRow[],
  host: string,
  contract: string,
): { ok: boolean; reason: string } {
  const own = rows.filter((row) => row.host === host);
  const row = own.find((one) => one.contract === contract);
  if (row)
    return {
      ok: row.verdict === 'passed',
      reason: `${host} ${row.verdict} contract ${contract} on ${row.date}`,
    };
  const last = [...own].sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  const known = last ? `; the last verdict is of contract ${last.contract} on ${last.date}` : '';
  return { ok: false, reason: `${host} was never verified with contract ${contract}${known}` };
}

/** The verdict of a host report. Throws DocumentError for a report in which nothing was tried. */
export function verdictOf(report: unknown): MatrixRow['verdict'] {
  const counts = isObject(report) && isObject(report.counts) ? report.counts : {};
  const [passed, failed] = [Number(counts.passed), Number(counts.failed)];
  if (!(passed + failed > 0)) throw new DocumentError('nothing was tried in this report');
  return failed === 0 ? 'passed' : 'failed';
}
