import { writeFileSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { peerFile } from './packages.ts';

/** What every server serves: the markets of the mock, and its OpenAPI document. */
export interface Served {
  markets: readonly object[];
  openApi: object;
  folder: string;
}

export interface PeerServer {
  name: string;
  path: string;
  args: (port: number) => string[];
}

function jsonServer({ markets, folder }: Served): PeerServer {
  const file = `${folder}/json-server.json`;
  writeFileSync(file, JSON.stringify({ markets }));
  const bin = peerFile('json-server', 'lib/cli/bin.js');
  return {
    name: 'json-server',
    path: '/markets',
    args: (port) => [bin, '--quiet', '--host', '127.0.0.1', '--port', String(port), file],
  };
}

function mockoon({ markets, folder }: Served): PeerServer {
  const file = `${folder}/mockoon.json`;
  const response = {
    ...{ uuid: 'ok', statusCode: 200, bodyType: 'INLINE', default: true, rules: [] },
    headers: [{ key: 'content-type', value: 'application/json' }],
    body: JSON.stringify(markets),
  };
  const route = { uuid: 'markets', type: 'http', method: 'get', endpoint: 'markets' };
  const environment = {
    ...{ uuid: 'peers', name: 'peers', lastMigration: 33, hostname: '127.0.0.1', port: 0 },
    ...{ endpointPrefix: '', folders: [], headers: [], data: [], callbacks: [] },
    routes: [{ ...route, responses: [response] }],
    rootChildren: [{ type: 'route', uuid: 'markets' }],
  };
  writeFileSync(file, JSON.stringify(environment));
  const bin = peerFile('@mockoon/cli', 'bin/run.js');
  return {
    name: 'Mockoon',
    path: '/markets',
    args: (port) => [bin, 'start', '--data', file, '--port', String(port), '--repair'],
  };
}

function prism({ openApi, folder }: Served): PeerServer {
  const file = `${folder}/openapi.json`;
  writeFileSync(file, JSON.stringify(openApi));
  const bin = peerFile('@stoplight/prism-cli', 'dist/index.js');
  return {
    name: 'Prism',
    path: '/markets/?app_id=kalyan-matka',
    args: (port) => [bin, 'mock', file, '--host', '127.0.0.1', '--port', String(port)],
  };
}

function msw({ markets, folder }: Served): PeerServer {
  const file = `${folder}/msw.json`;
  writeFileSync(file, JSON.stringify(markets));
  return {
    name: 'MSW in Node',
    path: '/markets',
    args: (port) => [
      repoPath('scripts/bench/peers/msw-server.ts'),
      peerFile('msw', 'lib'),
      file,
      String(port),
    ],
  };
}

/** The mock itself, started as `npm run mock` does, on the default world in memory. */
const own: PeerServer = {
  name: 'this mock',
  path: '/markets/?app_id=kalyan-matka',
  args: (port) => [repoPath('mock-server/src/main.ts'), '--json', '--port', String(port)],
};

export const peerServers = (served: Served): PeerServer[] => [
  own,
  jsonServer(served),
  mockoon(served),
  prism(served),
  msw(served),
];
