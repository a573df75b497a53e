import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMock } from '../lib/mock-process.ts';
import { freePortFrom } from '../lib/ports.ts';
import { type Benchmark, inRounds } from './figures.ts';
import { installPeers, type PeerServer, peerServers } from './peers/servers.ts';
import { load } from './servers.ts';

/** The longest time that a peer may take to start, in milliseconds. */
const LIMIT = 60_000;

interface RunningPeer {
  readonly url: string;
  readonly stop: () => unknown;
}

async function startPeer({ name, path, args }: PeerServer): Promise<RunningPeer> {
  const port = await freePortFrom(0);
  const child = spawn(process.execPath, args(port), { stdio: 'ignore' });
  const stop = () => child.kill('SIGKILL');
  const url = `http://127.0.0.1:${port}${path}`;
  for (const end = performance.now() + LIMIT; performance.now() < end; await sleep(20)) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return { url, stop };
    if (child.exitCode !== null) break;
  }
  stop();
  throw new Error(`${name} gave no response within ${LIMIT / 1000} s.`);
}

const own = 'this mock';

/** The markets of this mock beside those of other mocks, which serve the same bytes. */
export const peers: Benchmark = async ({ quick, folder }) => {
  installPeers();
  const mock = await startMock(['--port', '0']);
  const read = async (path: string) => (await fetch(mock.url + path)).json();
  const path = '/markets/?app_id=kalyan-matka';
  const running: Record<string, RunningPeer> = { [own]: { url: mock.url + path, stop: mock.stop } };
  try {
    const servers = peerServers(await read(path), await read('/__mock/openapi.json'), folder);
    for (const server of servers) running[server.name] = await startPeer(server);
    const measured = Object.fromEntries(
      Object.entries(running).map(([name, { url }]) => [
        name,
        async () => (await load({ url }, quick ? 1 : 3)).requests.average,
      ]),
    );
    await inRounds(1, measured);
    const found = await inRounds(quick ? 2 : 5, measured);
    return Object.entries(found).map(([name, values]) => ({
      ...{ what: `GET of the markets, ${name}`, unit: '/s', values },
      ...(name !== own && { floor: found[own] ?? [] }),
    }));
  } finally {
    for (const { stop } of Object.values(running)) await stop();
  }
};
