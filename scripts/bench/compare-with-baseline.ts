import type { RunningServer } from '../lib/mock-process.ts';
import type { Setting } from './benchmark.ts';
import { type Burst, type Call, load } from './load.ts';
import { cpuOf } from './process-use.ts';
import { median, type Spread, spread } from './statistics.ts';

/** A server and the request that it is sent. */
export interface Contestant {
  server: RunningServer;
  call: Call;
}

interface Round extends Burst {
  /** Processor milliseconds of one request; NaN where unknown. */
  cpu: number;
}

/** Both sides of a contest, round by round. */
export interface Contest {
  mock: Round[];
  floor: Round[];
  perSecond: { value: Spread; floor: Spread; ratio: Spread };
  /** Processor time of one request of the mock by one of the floor. */
  cpuRatio: number;
}

export const connections = 50;

async function burst({ server, call }: Contestant, seconds: number): Promise<Round> {
  const before = cpuOf(server.process.pid);
  const result = await load(call, { connections, seconds });
  const after = cpuOf(server.process.pid);
  const cpu = before === undefined || after === undefined ? Number.NaN : after - before;
  return { ...result, cpu: cpu / result.requests };
}

/** Lets the mock and its floor answer in turn, many short rounds, so that both meet the same weather. */
export async function contest(
  { quick }: Setting,
  mock: Contestant,
  floor: Contestant,
): Promise<Contest> {
  const [rounds, seconds] = quick ? [3, 0.5] : [11, 1.5];
  const found: Pick<Contest, 'mock' | 'floor'> = { mock: [], floor: [] };
  await burst(mock, seconds);
  await burst(floor, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['mock', 'floor'] as const) : (['floor', 'mock'] as const);
    for (const side of order) {
      found[side].push(await burst(side === 'mock' ? mock : floor, seconds));
    }
  }
  const speeds = (side: Round[]) => side.map(({ perSecond }) => perSecond);
  const ratios = found.mock.map(({ perSecond }, i) => perSecond / (found.floor[i]?.perSecond ?? 0));
  const cpu = (side: Round[]) => median(side.map((one) => one.cpu));
  return {
    ...found,
    perSecond: {
      value: spread(speeds(found.mock)),
      floor: spread(speeds(found.floor)),
      ratio: spread(ratios),
    },
    cpuRatio: cpu(found.mock) / cpu(found.floor),
  };
}
