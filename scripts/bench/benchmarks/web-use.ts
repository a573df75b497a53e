import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark, Measurement } from '../benchmark.ts';
import { baselineTaps } from '../browser/bare-button.ts';
import { heapAfterRounds } from '../browser/heap.ts';
import { eventsBeside, stepsOfPlays } from '../browser/long-table.ts';
import { type OpenApp, withApp } from '../browser/open-app.ts';
import { serve } from '../browser/served.ts';
import { atMost, atMostTimes } from '../budget.ts';
import { inRounds } from '../rounds.ts';
import { greatest } from '../statistics.ts';

const budgets = { heapMegabytes: 40, growthMegabytes: 0.1, growthNodes: 0 } as const;
/** Rows of the table, and how many times the baseline's time a key or tap may take beside them. */
const tables = [
  { rows: 220, most: 1.3 },
  { rows: 1_000, most: 1.5 },
] as const;

/** Adds what each step of a page took to the times of that step. */
function addTo(found: Map<number, number[]>, steps: readonly number[]): void {
  for (const [step, ms] of steps.entries()) found.set(step, [...(found.get(step) ?? []), ms]);
}

/** The key or tap that is the slowest by its median, beside each table and on the baseline. */
async function worstKeys(
  options: Parameters<typeof inRounds>[0],
  { app, mock, browser }: OpenApp,
): Promise<Measurement[]> {
  await buildBaseline();
  const bare = await serve({
    root: repoPath('scripts/bench/baselines/web-app'),
    outDir: repoPath('.local/web-baseline'),
  });
  const beside = tables.map((table) => ({ ...table, found: new Map<number, number[]>() }));
  const baseline = new Map<number, number[]>();
  try {
    return await inRounds(options, {
      usual: { full: 7, quick: 2 },
      round: async () => {
        for (const { rows, found } of beside)
          addTo(found, await eventsBeside(browser, app.url, { mock, rows }));
        addTo(baseline, await baselineTaps(browser, bare.url, stepsOfPlays));
      },
      rows: () =>
        beside.map(({ rows, most, found }) =>
          atMostTimes(most, {
            what: `worst key or tap beside ${rows.toLocaleString('en')} rows, CPU 4× slower`,
            unit: 'ms',
            values: greatest(found).values,
            baseline: greatest(baseline).values,
          }),
        ),
    });
  } finally {
    await bare.close();
  }
}

/** What a page takes after each of several rounds over all routes. */
async function memory({ app, mock, browser }: OpenApp): Promise<Measurement[]> {
  const [before, last] = (await heapAfterRounds(browser, app.url, mock)).slice(-2);
  const row = (what: string, unit: string, value: number, most: number): Measurement => ({
    ...atMost(most, { what, unit, values: [value] }),
    isClear: true,
  });
  return [
    row(
      'growth of what the app holds from the second round over all routes to the third',
      'MB',
      ((last?.held ?? Number.NaN) - (before?.held ?? 0)) / 1e6,
      budgets.growthMegabytes,
    ),
    row(
      'DOM nodes and listeners more after the third round than after the second',
      '',
      (last?.nodes ?? Number.NaN) - (before?.nodes ?? 0),
      budgets.growthNodes,
    ),
    row(
      'JS heap after every route three times',
      'MB',
      (last?.heap ?? Number.NaN) / 1e6,
      budgets.heapMegabytes,
    ),
  ];
}

/** Input latency with a full table, and heap after all routes. */
export const webUse: Benchmark = {
  name: 'web-use',
  run: (options) =>
    withApp(options, async (open) => [
      ...(await worstKeys(options, open)),
      ...(await memory(open)),
    ]),
};
