import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneOf, wholeNumber } from '@matka/contracts/cli/flag-values';
import { flag, text, texts, UsageError } from '@matka/contracts/cli/flags';
import type { Benchmark, Measurement, RunOptions } from './bench/benchmark.ts';
import { betting } from './bench/benchmarks/betting.ts';
import { developerLoop } from './bench/benchmarks/developer-loop.ts';
import { firstLoad } from './bench/benchmarks/first-load.ts';
import { history } from './bench/benchmarks/history.ts';
import { lighthouse } from './bench/benchmarks/lighthouse.ts';
import { manyMarkets } from './bench/benchmarks/many-markets.ts';
import { markets } from './bench/benchmarks/markets.ts';
import { navigation } from './bench/benchmarks/navigation.ts';
import { otherWorlds } from './bench/benchmarks/other-worlds.ts';
import { pageGrowth } from './bench/benchmarks/page-growth.ts';
import { renamed } from './bench/benchmarks/renamed-files.ts';
import { secondVisit } from './bench/benchmarks/second-visit.ts';
import { settlement } from './bench/benchmarks/settlement.ts';
import { sizes } from './bench/benchmarks/sizes.ts';
import { startUp } from './bench/benchmarks/start-up.ts';
import { webPaint } from './bench/benchmarks/web-paint.ts';
import { webUse } from './bench/benchmarks/web-use.ts';
import { worlds } from './bench/benchmarks/worlds.ts';
import { readFigures, unconfirmed, withRun, writeFigures } from './bench/figures.ts';
import { measureAll } from './bench/measure-all.ts';
import { measurePeers } from './bench/peers/measure.ts';
import { peersTable, writePeers } from './bench/peers/table.ts';
import { machineText, printBenchmark, saveRun } from './bench/report.ts';
import { readCommandLine } from './lib/command-line.ts';

const rows: readonly Benchmark[] = [
  sizes,
  firstLoad,
  renamed,
  webPaint,
  secondVisit,
  webUse,
  navigation,
  manyMarkets,
  pageGrowth,
  lighthouse,
  markets,
  betting,
  history,
  startUp,
  worlds,
  otherWorlds,
  settlement,
  developerLoop,
];

const names = rows.map(({ name }) => name);

const usage = `npm run bench -- [options]

Measures all budgets, prints and saves them.

  --only NAME   may be repeated; names below
  --quick       fewer repetitions
  --rounds N    this many interleaved rounds of each benchmark, up to three times as many where their spread leaves
                open whether a figure is within its budget
  --write       puts the figures into docs/performance.md
  --confirm     compares with docs/performance.md; a figure that differs by a third is an error
  --peers       measures this mock beside others instead; with --write into the same page

Names: ${names.slice(0, 7).join(', ')},
  ${names.slice(7, 13).join(', ')},
  ${names.slice(13).join(', ')}`;

const readFlags = () =>
  readCommandLine(
    usage,
    { only: texts, quick: flag, rounds: text, peers: flag, write: flag, confirm: flag },
    ({ only = [], rounds, ...flags }) => {
      if (flags.write && flags.confirm)
        throw new UsageError('--write and --confirm cannot be combined.');
      return {
        ...flags,
        rounds: rounds === undefined ? undefined : wholeNumber('rounds', rounds, { least: 1 }),
        only: only.map((name) => oneOf('only', name, names)),
      };
    },
  );

const chosen = (only: readonly string[]): readonly Benchmark[] =>
  only.length === 0 ? rows : rows.filter(({ name }) => only.includes(name));

/** Compares a run with the figures of docs/performance.md: one that it does not confirm is an error. */
function confirm(measured: Readonly<Record<string, readonly Measurement[]>>): void {
  const errors = unconfirmed(readFigures(), measured);
  for (const error of errors) console.error(error);
  console.log(`${errors.length} figures of docs/performance.md not confirmed within a third`);
  if (errors.length > 0) process.exitCode = 1;
}

/** Measures this mock beside others, instead of the budgets. */
async function comparePeers({
  write,
  ...options
}: Pick<RunOptions, 'quick' | 'rounds'> & { write: boolean }): Promise<void> {
  const table = peersTable(await measurePeers(options), new Date().toISOString().slice(0, 10));
  console.log(table);
  if (write) console.log(`Written to ${writePeers(table)}`);
}

/**
 * `npm run bench [-- --only NAME …] [--quick] [--rounds N] [--peers] [--write | --confirm]`: measures all budgets, prints and saves them;
 * `--write` writes them to docs/performance.md, `--confirm` compares them with that page. A benchmark that fails is told at the end,
 * with exit code 2; the figures of the others are kept.
 */
async function bench(): Promise<void> {
  const values = readFlags();
  if (values.peers) return comparePeers(values);
  const wanted = chosen(values.only);
  const folder = mkdtempSync(join(tmpdir(), 'matka-bench-'));
  const options = { quick: values.quick, rounds: values.rounds, folder };
  const { measured, errors } = await measureAll(wanted, options, printBenchmark).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
  const lines = Object.values(measured).flat();
  const over = lines.filter(({ withinBudget }) => withinBudget === false).length;
  console.log(
    `\n${lines.filter(({ withinBudget }) => withinBudget).length} within budget, ${over} over budget`,
  );
  console.log(`Saved to ${saveRun(measured)}`);
  for (const error of errors) console.error(`Not measured: ${error}`);
  if (errors.length > 0) process.exitCode = 2;
  if (values.confirm) confirm(measured);
  if (!values.write) return;
  const date = new Date().toISOString().slice(0, 10);
  const run = { date, machine: machineText(), quick: values.quick, rounds: values.rounds };
  console.log(`Written to ${writeFigures(withRun(readFigures(), measured, run))}`);
}

await bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
