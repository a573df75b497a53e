import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { journeys } from './e2e/journeys.ts';
import { faultTable, latestRows, withTable } from './fault-table/markdown.ts';
import { passedArguments } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { buildWeb, createRun } from './lib/steps.ts';

const usage = `npx node scripts/fault-table.ts [options of Playwright]

Plays a submission through every fault in a real Chromium and writes the table into web/README.md.
With options, such as -g 408, it plays those cells again and keeps the others of the last run.`;

const chosen = passedArguments(usage);
const folder = repoPath('.local/reports');
const file = `${folder}/fault-table.jsonl`;
const readme = repoPath('web/README.md');
mkdirSync(folder, { recursive: true });
if (chosen.length === 0) rmSync(file, { force: true });
const { step, finish } = createRun();
const begin = Date.now();
const play = () =>
  journeys(['e2e/fault-table/', ...chosen], { MATKA_BUILT: 'true', MATKA_FAULT_TABLE: file });
const isPassed = (await step('build', buildWeb)) && (await step('fault table', play));
if (existsSync(file)) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const rows = latestRows(lines.map((line) => JSON.parse(line)));
  const table = faultTable(rows);
  console.log(table);
  console.log(
    `${rows.length} cells; this run took ${Math.round((Date.now() - begin) / 60_000)} minutes`,
  );
  if (isPassed) writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), table));
}
finish();
