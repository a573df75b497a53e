import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { idsInText } from './named-ids.ts';
import type { TestResult } from './results.ts';

/** A check outside `npm test`, by its last run: a budget of a benchmark, or a check of the containers. */
export interface OtherCheck {
  kind: 'benchmark' | 'compose';
  title: string;
  passed: boolean;
  seconds?: number;
  /** ISO 8601 time of the run. */
  at: string;
}

const composeFile = repoPath('.local/reports/compose.json');
const benchFolder = repoPath('.local/bench');

/** A stage of `npm run compose:check`. */
interface ComposeStage {
  name: string;
  failed: number;
  seconds: number;
}

/** Stores the results of `npm run compose:check`. */
export function storeComposeRun(stages: readonly ComposeStage[]): void {
  mkdirSync(repoPath('.local/reports'), { recursive: true });
  const results = stages.map(({ name, failed, seconds }) => ({ name, failed, seconds }));
  writeFileSync(composeFile, JSON.stringify({ at: new Date().toISOString(), results }));
}

function composeChecks(): OtherCheck[] {
  if (!existsSync(composeFile)) return [];
  const run: { at: string; results: ComposeStage[] } = JSON.parse(
    readFileSync(composeFile, 'utf8'),
  );
  return run.results.map(({ name, failed, seconds }) => ({
    kind: 'compose',
    title: name,
    passed: failed === 0,
    seconds,
    at: run.at,
  }));
}

interface BenchRun {
  at: string;
  rows: Record<string, { what: string; withinBudget?: boolean }[]>;
}

/** The budgets of all benchmarks, each by the newest run that measured it. */
function benchmarkChecks(): OtherCheck[] {
  if (!existsSync(benchFolder)) return [];
  const found = new Map<string, OtherCheck>();
  for (const name of readdirSync(benchFolder).sort()) {
    const run: BenchRun = JSON.parse(readFileSync(`${benchFolder}/${name}`, 'utf8'));
    for (const { what, withinBudget } of Object.values(run.rows).flat()) {
      if (withinBudget === undefined) continue;
      found.set(what, { kind: 'benchmark', title: what, passed: withinBudget, at: run.at });
    }
  }
  return [...found.values()];
}

/** What the last runs of benchmarks and containers found, if there were any. */
export const otherChecks = (): OtherCheck[] => [...benchmarkChecks(), ...composeChecks()];

/** Other checks as results of tests, of those that carry requirement ids. */
export const otherResults = (checks: readonly OtherCheck[]): TestResult[] =>
  checks
    .map(({ kind, title, passed, seconds = 0 }) => ({
      file: kind === 'benchmark' ? 'npm run bench' : 'npm run compose:check',
      title,
      ids: idsInText(title),
      status: passed ? ('passed' as const) : ('failed' as const),
      milliseconds: seconds * 1000,
    }))
    .filter(({ ids }) => ids.length > 0);
