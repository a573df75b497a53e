import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortFrom } from '../../lib/ports.ts';
import type { RunOptions } from '../benchmark.ts';
import { load } from '../load.ts';
import { residentMemory } from '../process-use.ts';
import { type Spread, spread } from '../statistics.ts';
import { installPeers } from './packages.ts';
import { type PeerServer, peerServers, type Served } from './servers.ts';
import { startPeer } from './start-peer.ts';

/** The figures of one server. */
export interface PeerFigures {
  name: string;
  /** GET of the markets, 50 connections. */
  perSecond: Spread;
  /** Milliseconds to the first response. */
  start: Spread;
  /** Megabytes of resident memory after the requests. */
  memory: Spread;
  /** Milliseconds; undefined where only a new start brings the data back. */
  reset: Spread | undefined;
}

const firstPort = 41_000;

/** Markets and OpenAPI document, from the mock. */
async function served(folder: string): Promise<Served> {
  const [own] = peerServers({ markets: [], openApi: {}, folder });
  if (!own) throw new Error('There is no mock to compare with.');
  const port = await freePortFrom(firstPort);
  const mock = await startPeer(own.args(port), { port, path: own.path });
  const read = async (path: string) => (await fetch(mock.url + path)).json();
  try {
    return { markets: await read(own.path), openApi: await read('/__mock/openapi.json'), folder };
  } finally {
    await mock.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Round {
  perSecond: number;
  start: number;
  memory: number;
  reset: number | undefined;
}

async function measure({ path, args, reset }: PeerServer, seconds: number): Promise<Round> {
  const port = await freePortFrom(firstPort);
  const began = performance.now();
  const server = await startPeer(args(port), { port, path });
  const start = performance.now() - began;
  try {
    const request = { method: 'GET', url: server.url + path } as const;
    await load(request, { connections: 50, seconds });
    const { perSecond } = await load(request, { connections: 50, seconds });
    const memory = (residentMemory(server.process.pid) ?? Number.NaN) / 1024 ** 2;
    const back = reset && (() => fetch(server.url + reset.path, { method: reset.method }));
    // The first reset may create what later ones copy.
    await back?.();
    return { perSecond, start, memory, reset: back && (await timed(back)) };
  } finally {
    await server.stop();
  }
}

/** Measures this mock, from its bundle, and its peers in interleaved rounds, each in a new process. */
export async function measurePeers({
  quick,
  rounds = quick ? 1 : 5,
}: Pick<RunOptions, 'quick' | 'rounds'>): Promise<PeerFigures[]> {
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'matka-peers-'));
  try {
    const servers = peerServers(await served(folder));
    const measured = new Map(servers.map((server) => [server, [] as Round[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [server, found] of measured) found.push(await measure(server, quick ? 0.5 : 2));
    }
    return [...measured].map(([{ name }, found]) => {
      const resets = found.flatMap(({ reset }) => (reset === undefined ? [] : [reset]));
      return {
        name,
        perSecond: spread(found.map(({ perSecond }) => perSecond)),
        start: spread(found.map(({ start }) => start)),
        memory: spread(found.map(({ memory }) => memory)),
        reset: resets.length > 0 ? spread(resets) : undefined,
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
