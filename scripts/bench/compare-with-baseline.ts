import type { RunningServer } from '../lib/mock-process.ts';
import type { Measurement, RunOptions } from './benchmark.ts';
import { atLeastTimes } from './budget.ts';
import { type Burst, type LoadRequest, load } from './load.ts';
import { cpuTime } from './process-use.ts';
import { inRounds } from './rounds.ts';
import { median } from './statistics.ts';

/** A server and the request sent to it. */
export interface Subject {
  server: RunningServer;
  request: LoadRequest;
}

interface Round extends Burst {
  /** CPU milliseconds per request; NaN if unknown. */
  cpu: number;
}

/** What is compared: its name, how much of the baseline's speed it must reach, and how much CPU time it may take. */
interface Comparison {
  what: string;
  /** Times the baseline's requests per second. */
  least: number;
  /** Times the baseline's CPU time per request. */
  mostCpu?: number;
  mock: Subject;
  baseline: Subject;
}

export const connections = 50;

/** Requests that each side handles before it is measured: with fewer, much of its code is not compiled yet. */
const warmUpRequests = 10_000;

async function burst({ server, request }: Subject, seconds: number): Promise<Round> {
  const before = cpuTime(server.process.pid);
  const result = await load(request, { connections, seconds });
  const after = cpuTime(server.process.pid);
  const cpu = before === undefined || after === undefined ? Number.NaN : after - before;
  return { ...result, cpu: cpu / result.requests };
}

async function warmUp(subject: Subject): Promise<void> {
  for (let requests = 0; requests < warmUpRequests; ) {
    requests += (await burst(subject, 1)).requests;
  }
}

/**
 * Measures the mock and its baseline in short interleaved rounds, so that both see the same machine load. Gives the row
 * and the number of requests to the mock, without those that warmed it up.
 */
export async function compareWithBaseline(
  options: RunOptions,
  { what, least, mostCpu, mock, baseline }: Comparison,
): Promise<{ row: Measurement; requests: number }> {
  const seconds = options.quick ? 0.5 : 1.5;
  const found = { mock: [] as Round[], baseline: [] as Round[] };
  const speeds = (side: Round[]) => side.map(({ perSecond }) => perSecond);
  const cpu = (side: Round[]) => median(side.map((one) => one.cpu));
  const rowOf = (): Measurement => {
    const row = atLeastTimes(least, {
      what,
      unit: 'requests/s',
      values: speeds(found.mock),
      baseline: speeds(found.baseline),
    });
    const cpuRatio = cpu(found.mock) / cpu(found.baseline);
    if (mostCpu === undefined) return { ...row, cpuRatio };
    // Without /proc the CPU time is unknown.
    const withinBudget = row.withinBudget === true && !(cpuRatio > mostCpu);
    return { ...row, cpuRatio, budget: `${row.budget}, CPU ≤ ${mostCpu} ×`, withinBudget };
  };
  for (const subject of [mock, baseline]) await warmUp(subject);
  const [row] = await inRounds(options, {
    usual: { full: 11, quick: 3 },
    round: async () => {
      const order =
        found.mock.length % 2 === 0
          ? (['mock', 'baseline'] as const)
          : (['baseline', 'mock'] as const);
      for (const side of order)
        found[side].push(await burst(side === 'mock' ? mock : baseline, seconds));
    },
    rows: () => [rowOf()],
  });
  const requests = found.mock.reduce((sum, round) => sum + round.requests, 0);
  return { row: row ?? rowOf(), requests };
}
