import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';

/** The peers and the versions that are compared: no dependencies, but installed on demand. */
const versions = {
  'json-server': '0.17.4',
  '@mockoon/cli': '9.9.0',
  '@stoplight/prism-cli': '5.16.0',
  msw: '3.0.5',
} as const;

const installed = repoPath('.local/peers');
const INSTALL_LIMIT = 5 * 60_000;

/**
 * Installs the peers into `.local/peers`, without their install scripts.
 * @throws Error if that fails or takes more than five minutes
 */
export function installPeers(): void {
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', '--prefix', installed, ...options, ...packages], {
    stdio: 'inherit',
    timeout: INSTALL_LIMIT,
    shell: process.platform === 'win32',
  });
}

const fileOf = (peer: keyof typeof versions, file: string): string =>
  `${installed}/node_modules/${peer}/${file}`;

export interface PeerServer {
  readonly name: string;
  readonly path: string;
  readonly args: (port: number) => readonly string[];
}

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

/** The peers, which serve the markets of the mock; Prism by the mock's OpenAPI document. */
export function peerServers(markets: unknown, openApi: unknown, folder: string): PeerServer[] {
  const write = (name: string, content: unknown): string => {
    const file = `${folder}/${name}.json`;
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const at = (port: number) => ['--host', '127.0.0.1', '--port', `${port}`];
  const prism = [fileOf('@stoplight/prism-cli', 'dist/index.js'), 'mock', write('prism', openApi)];
  const json = [fileOf('json-server', 'lib/cli/bin.js'), '--quiet', write('json', { markets })];
  const environment = write('mockoon', mockoonWith(markets));
  const mockoon = [fileOf('@mockoon/cli', 'bin/run.js'), 'start', '--data', environment];
  const msw = [repoPath('scripts/bench/peers/msw-server.ts'), fileOf('msw', 'lib')];
  const file = write('msw', markets);
  return [
    { name: 'json-server', path: '/markets', args: (port) => [...json, ...at(port)] },
    {
      name: 'Mockoon',
      path: '/markets',
      args: (port) => [...mockoon, '--port', `${port}`, '--repair'],
    },
    {
      name: 'Prism',
      path: '/markets/?app_id=kalyan-matka',
      args: (port) => [...prism, ...at(port)],
    },
    { name: 'MSW in Node', path: '/markets', args: (port) => [...msw, file, `${port}`] },
  ];
}
