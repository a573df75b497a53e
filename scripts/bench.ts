import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, texts } from '@matka/contracts/cli/flags';
import { api } from './bench/api.ts';
import { day } from './bench/day.ts';
import { type Benchmark, type Figure, isWithin, lineOf, saveReport } from './bench/figures.ts';
import { firstLoad } from './bench/first-load.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { start } from './bench/start.ts';
import { taps } from './bench/tap.ts';
import { waits } from './bench/waits.ts';
import { worlds } from './bench/worlds.ts';
import { readCommandLine } from './lib/command-line.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  'first-load': firstLoad,
  tap: taps,
  day,
  lighthouse,
  api,
  start,
  waits,
  worlds,
};
const names = Object.keys(benchmarks);

const usage = `npm run bench -- [--quick] [--only NAME …]

Measures the app and the mock, each against a floor in the same rounds, and prints medians beside their budgets.

  --quick       fewer and shorter rounds
  --only NAME   one of ${names.join(', ')}; may be repeated

The figures are written to .local/reports/bench.json. Exit code: 2 if a benchmark could not be measured.`;

async function bench(): Promise<void> {
  const { quick, only } = readCommandLine(usage, { quick: flag, only: texts }, (values) => ({
    quick: values.quick,
    only: (values.only ?? names).map((name) => oneOf('only', name, names)),
  }));
  const folder = mkdtempSync(join(tmpdir(), 'matka-bench-'));
  const figures: Figure[] = [];
  try {
    for (const name of only) {
      try {
        const measured = (await benchmarks[name]?.({ quick, folder })) ?? [];
        for (const figure of measured) console.log(lineOf(figure));
        figures.push(...measured);
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        console.error(`${name} was not measured: ${reason}`);
        process.exitCode = 2;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const over = figures.filter((figure) => !isWithin(figure));
  console.log(`\n${over.length} over budget. Written to ${saveReport(figures)}`);
}

await bench();
