import type { RunningServer } from '../lib/mock-process.ts';
import type { RunOptions } from './benchmark.ts';
import { type Burst, type LoadRequest, load } from './load.ts';
import { cpuTime } from './process-use.ts';
import { median, type Spread, spread } from './statistics.ts';

/** A server and the request sent to it. */
export interface Subject {
  server: RunningServer;
  request: LoadRequest;
}

interface Round extends Burst {
  /** CPU milliseconds per request; NaN if unknown. */
  cpu: number;
}

/** Rounds of the mock and of its baseline. */
export interface Comparison {
  mock: Round[];
  baseline: Round[];
  perSecond: { value: Spread; baseline: Spread; ratio: Spread };
  /** CPU time per request of the mock divided by that of the baseline. */
  cpuRatio: number;
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

/** Measures the mock and its baseline in many short interleaved rounds, so that both see the same machine load. */
export async function compareWithBaseline(
  { quick, rounds = quick ? 3 : 11 }: RunOptions,
  mock: Subject,
  baseline: Subject,
): Promise<Comparison> {
  const seconds = quick ? 0.5 : 1.5;
  const found: Pick<Comparison, 'mock' | 'baseline'> = { mock: [], baseline: [] };
  for (const subject of [mock, baseline]) await warmUp(subject);
  for (let round = 0; round < rounds; round += 1) {
    const order =
      round % 2 === 0 ? (['mock', 'baseline'] as const) : (['baseline', 'mock'] as const);
    for (const side of order) {
      found[side].push(await burst(side === 'mock' ? mock : baseline, seconds));
    }
  }
  const speeds = (side: Round[]) => side.map(({ perSecond }) => perSecond);
  const ratios = found.mock.map(
    ({ perSecond }, i) => perSecond / (found.baseline[i]?.perSecond ?? 0),
  );
  const cpu = (side: Round[]) => median(side.map((one) => one.cpu));
  return {
    ...found,
    perSecond: {
      value: spread(speeds(found.mock)),
      baseline: spread(speeds(found.baseline)),
      ratio: spread(ratios),
    },
    cpuRatio: cpu(found.mock) / cpu(found.baseline),
  };
}
