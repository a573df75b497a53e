import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import crossSpawn from 'cross-spawn';
import { startMock } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';
import { freePortFrom } from '../lib/ports.ts';
import { type Benchmark, inRounds } from './figures.ts';
import { load } from './servers.ts';

/** The peers and the versions that are compared: no dependencies, but installed on demand. */
const peerPackages = [
  'json-server@0.17.4',
  '@mockoon/cli@9.9.0',
  '@stoplight/prism-cli@5.16.0',
  'msw@3.0.5',
];
const installed = repoPath('.local/peers');
/** The longest time that a peer may take to start, in milliseconds. */
const LIMIT = 60_000;

interface RunningServer {
  readonly url: string;
  readonly stop: () => unknown;
}

/** Starts a program with a free port and waits for its first response. */
async function start(path: string, argsFor: (port: number) => string[]): Promise<RunningServer> {
  const port = await freePortFrom(0);
  const args = argsFor(port);
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const stop = () => child.kill('SIGKILL');
  const url = `http://127.0.0.1:${port}${path}`;
  for (const end = performance.now() + LIMIT; performance.now() < end; await sleep(20)) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return { url, stop };
    if (child.exitCode !== null) break;
  }
  stop();
  throw new Error(`${args[0]} gave no response within ${LIMIT / 1000} s.`);
}

/** What Mockoon takes: an environment with one route. */
const mockoonWith = (markets: unknown) => ({
  ...{ uuid: 'peers', name: 'peers', lastMigration: 33, hostname: '127.0.0.1', port: 0 },
  ...{ endpointPrefix: '', folders: [], headers: [], data: [], callbacks: [] },
  rootChildren: [{ type: 'route', uuid: 'markets' }],
  routes: [
    {
      ...{ uuid: 'markets', type: 'http', method: 'get', endpoint: 'markets' },
      responses: [
        {
          ...{ uuid: 'ok', statusCode: 200, bodyType: 'INLINE', default: true, rules: [] },
          headers: [{ key: 'content-type', value: 'application/json' }],
          body: JSON.stringify(markets),
        },
      ],
    },
  ],
});

/** How the peers start, which serve the markets of the mock; Prism by the mock's OpenAPI document. */
function startsOf(markets: unknown, openApi: unknown, folder: string) {
  const module = (path: string) => `${installed}/node_modules/${path}`;
  const write = (name: string, content: unknown): string => {
    const file = `${folder}/${name}.json`;
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const at = (port: number) => ['--host', '127.0.0.1', '--port', `${port}`];
  const json = [module('json-server/lib/cli/bin.js'), '--quiet', write('json', { markets })];
  const prism = [module('@stoplight/prism-cli/dist/index.js'), 'mock', write('prism', openApi)];
  const environment = write('mockoon', mockoonWith(markets));
  const mockoon = [module('@mockoon/cli/bin/run.js'), 'start', '--repair', '--data', environment];
  const mswServer = repoPath('scripts/bench/msw-server.ts');
  const msw = [mswServer, module('msw/lib'), write('msw', markets)];
  return {
    'json-server': () => start('/markets', (port) => [...json, ...at(port)]),
    Mockoon: () => start('/markets', (port) => [...mockoon, '--port', `${port}`]),
    Prism: () => start('/markets/?app_id=kalyan-matka', (port) => [...prism, ...at(port)]),
    'MSW in Node': () => start('/markets', (port) => [...msw, `${port}`]),
  };
}

const own = 'this mock';

/** The markets of this mock beside those of other mocks, which serve the same bytes. */
export const peers: Benchmark = async ({ quick, folder }) => {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  crossSpawn.sync('npm', ['install', '--prefix', installed, ...options, ...peerPackages], {
    stdio: 'inherit',
  });
  const mock = await startMock(['--port', '0']);
  const read = async (path: string) => (await fetch(mock.url + path)).json();
  const path = '/markets/?app_id=kalyan-matka';
  const running = new Map<string, RunningServer>([
    [own, { url: mock.url + path, stop: mock.stop }],
  ]);
  try {
    const starts = startsOf(await read(path), await read('/__mock/openapi.json'), folder);
    for (const [name, startPeer] of Object.entries(starts)) running.set(name, await startPeer());
    const measured = Object.fromEntries(
      [...running].map(([name, { url }]) => [
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
    for (const { stop } of running.values()) await stop();
  }
};
