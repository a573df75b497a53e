import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { repoPath } from './lib/paths.ts';
import { endToEnd } from './stages/end-to-end.ts';
import { report } from './stages/stage.ts';

/** One cell as its test wrote it. */
interface Row {
  fault: string;
  moment: string;
  history: string;
  host: string;
  place: string;
  said: string;
  /** Bets that the host holds in the end, of the two that were meant. */
  booked: number;
  /** Requests that the browser sent again by itself. */
  resent: number;
}

const places = ['one tab', 'two tabs', 'reload'];

const lineOf = ({ fault, moment, history, host }: Row): string =>
  [fault, moment, history, host].join(' | ');

/** The table in Markdown: a line for each fault, a column for each place. */
function markdown(rows: readonly Row[]): string {
  const lines = Map.groupBy(rows, lineOf);
  const cell = (of: readonly Row[], place: string): string => {
    const row = of.find((each) => each.place === place);
    if (!row) return '';
    const resent = row.resent > 0 ? ` (the browser sent it ${row.resent + 1} times)` : '';
    return `${row.said}, ${row.booked}${resent}`;
  };
  return [
    `| Fault | When | Bid history | Host | ${places.join(' | ')} |`,
    `| --- | --- | --- | --- | ${places.map(() => '---').join(' | ')} |`,
    ...[...lines]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([line, of]) => `| ${line} | ${places.map((place) => cell(of, place)).join(' | ')} |`),
    '',
  ].join('\n');
}

/**
 * `npm run fault-table`: plays a submission through every fault in a real Chromium on
 * the production build, and prints what the app said and how many of the two bets the host holds.
 */
const folder = repoPath('.local/reports');
const file = `${folder}/fault-table.jsonl`;
mkdirSync(folder, { recursive: true });
rmSync(file, { force: true });
process.env.MATKA_FAULT_TABLE = file;
const results = await endToEnd(['e2e/fault-table/', ...process.argv.slice(2)]);
if (existsSync(file)) {
  const rows: Row[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const table = markdown(rows);
  writeFileSync(`${folder}/fault-table.md`, table);
  console.log(table);
}
report(results);
