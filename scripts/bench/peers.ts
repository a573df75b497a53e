import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from '../lib/ports.ts';
import { type Benchmark, inRounds } from './figures.ts';
import { installPeers } from './peers/packages.ts';
import { type PeerServer, peerServers } from './peers/servers.ts';
import { load } from './servers.ts';

/** The longest time that a peer may take to start, in milliseconds. */
const LIMIT = 60_000;

interface RunningPeer {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts a server and waits for its first response.
 * @throws Error if it gives none within a minute
 */
async function startPeer({ name, path, args }: PeerServer): Promise<RunningPeer> {
  const port = await freePortFrom(0);
  const child: ChildProcess = spawn(process.execPath, args(port), { stdio: 'ignore' });
  const stop = () => void child.kill('SIGKILL');
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

/** The markets of this mock beside those of other mocks, which serve the same bytes. */
export const peers: Benchmark = async ({ quick, folder }) => {
  installPeers();
  const [own] = peerServers({ markets: [], openApi: {}, folder });
  if (!own) return [];
  const mock = await startPeer(own);
  const read = async (url: string) => (await fetch(url)).json();
  const markets = await read(mock.url);
  const openApi = await read(new URL('/__mock/openapi.json', mock.url).href);
  const started: RunningPeer[] = [mock];
  try {
    const servers = peerServers({ markets, openApi, folder });
    for (const server of servers.slice(1)) started.push(await startPeer(server));
    const measured = Object.fromEntries(
      servers.map(({ name }, at) => [
        name,
        async () => (await load({ url: started[at]?.url ?? '' }, quick ? 1 : 3)).requests.average,
      ]),
    );
    await inRounds(1, measured);
    const found = await inRounds(quick ? 2 : 5, measured);
    return servers.map(({ name }) => ({
      what: `GET of the markets, ${name}`,
      ...{ unit: '/s', values: found[name] ?? [] },
      ...(name !== own.name && { floor: found[own.name] ?? [] }),
    }));
  } finally {
    for (const { stop } of started) stop();
  }
};
