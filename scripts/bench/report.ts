import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform } from 'node:os';
import { repoPath } from '../lib/paths.ts';
import type { Measurement } from './benchmark.ts';
import type { Spread } from './statistics.ts';

const short = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : 2 });
/** A median with its spread, or the value alone. */
export const spreadText = ({ median, min, max }: Spread): string =>
  min === max ? short(median) : `${short(median)} (${short(min)} to ${short(max)})`;

/** Whether a row is within its budget, and whether its spread leaves that open; empty without a verdict. */
export function verdict({ withinBudget, isClear = true }: Measurement): string {
  if (withinBudget === undefined) return '';
  return `${withinBudget ? 'within' : '**over**'}${isClear ? '' : ', not clear'}`;
}

/** Prints the measurements of a benchmark. */
export function printBenchmark(name: string, lines: readonly Measurement[]): void {
  console.log(`\n${name}`);
  for (const line of lines) {
    const { what, value, unit, baseline, ratio, cpuRatio, budget } = line;
    const parts = [`${spreadText(value)} ${unit}`];
    if (baseline) parts.push(`baseline ${spreadText(baseline)}`);
    if (ratio) parts.push(`ratio ${spreadText(ratio)}`);
    if (cpuRatio !== undefined) parts.push(`CPU time × ${short(cpuRatio)}`);
    console.log(`  ${what.padEnd(46)} ${parts.join('; ')}`);
    if (budget !== undefined) console.log(`  ${''.padEnd(46)} ${verdict(line)} (${budget})`);
  }
}

/** The processors, platform and Node of this machine. */
export function machineText(): string {
  const models = cpus().map(({ model }) => model.trim());
  return `${models.length} × ${models[0] ?? 'unknown processor'}, ${platform()} ${arch()}, Node ${process.version}`;
}

/** Saves a run as JSON; returns the file's path. */
export function saveRun(rows: Readonly<Record<string, readonly Measurement[]>>): string {
  const folder = repoPath('.local/bench');
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const machine = {
    node: process.version,
    platform: `${platform()} ${arch()}`,
    processors: cpus().map(({ model }) => model),
    loadAverage: loadavg(),
  };
  const file = `${folder}/${at.replaceAll(':', '-')}.json`;
  writeFileSync(file, `${JSON.stringify({ at, machine, rows }, null, 2)}\n`);
  return file;
}
