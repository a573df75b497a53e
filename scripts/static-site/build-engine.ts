import { readdirSync, readFileSync } from 'node:fs';
import { METHODS, STATUS_CODES } from 'node:http';
import { join, relative } from 'node:path';
import { createMock } from '@matka/mock-server/create-mock';
import { generatedPlayers } from '@matka/mock-server/src/seeding/generated-players';
import { seedHashes } from '@matka/mock-server/src/seeding/seed-hash';
import { build } from 'vite';
import { repoPath } from '../lib/paths.ts';
import { engineModules } from './engine-modules.ts';

/** The seed of new worlds unless another one is named. */
const defaultSeed = 2026;

/** The mock for browsers: files that any static host serves. */
export interface EngineFiles {
  /** One classic script. */
  'engine.js': string;
  /** Loaded for worlds of other seeds. */
  'faker.js': string;
  'sqlite3.wasm': Buffer;
  'openapi.json': string;
  'control.openapi.json': string;
}

/** Files below a folder of the mock, by path; the console's addresses begin with `base`. */
function filesBelow(folder: string, base: string): Record<string, string> {
  const paths = readdirSync(repoPath(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(repoPath(), join(parentPath, name)));
  return Object.fromEntries(
    paths.map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(repoPath(path), 'utf8').replaceAll(/(?<=["'`])\/__mock\//g, `${base}__mock/`),
    ]),
  );
}

async function script(
  source: string,
  define: Record<string, string> = {},
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const result = await build({
    configFile: false,
    root: repoPath(),
    logLevel: 'error',
    plugins: [engineModules()],
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
      'require.cache': 'undefined',
      ...define,
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: repoPath(source),
        output: { format, codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${source} could not be built`);
  return chunk.code;
}

/** The files of the console, with a script that only the site has. */
async function consoleFiles(base: string): Promise<Record<string, string>> {
  const files = filesBelow('mock-server/console', base);
  const page = 'mock-server/console/index.html';
  const tag = `<script type="module" src="${base}__mock/console/site.js"></script>`;
  return {
    ...files,
    [page]: (files[page] ?? '').replace('</head>', `  ${tag}\n  </head>`),
    'mock-server/console/site.js': await script('web/static/console.ts', {}, 'es'),
  };
}

/** What a mock of this machine has computed: the OpenAPI documents, and the hashes of its seeded secrets. */
async function computed() {
  const mock = await createMock({ seed: defaultSeed });
  const read = async (name: string) => (await mock.fetch(`${mock.url}/__mock/${name}`)).text();
  const documents = {
    'openapi.json': await read('openapi.json'),
    'control.openapi.json': await read('control.openapi.json'),
  };
  await mock.close();
  return { documents, secrets: Object.fromEntries(seedHashes) };
}

/** Builds the mock for browsers. `base` is the path of the site, with a slash at both ends. */
export async function buildEngine(base = '/'): Promise<EngineFiles> {
  const { documents, secrets } = await computed();
  const values = {
    secrets,
    files: { ...filesBelow('mock-server/migrations', base), ...(await consoleFiles(base)) },
    methods: METHODS,
    statusCodes: STATUS_CODES,
    players: { [defaultSeed]: generatedPlayers(defaultSeed) },
  };
  const wasm = repoPath('node_modules/@sqlite.org/sqlite-wasm/dist', 'sqlite3.wasm');
  return {
    'engine.js': await script('mock-server/browser/engine.ts', {
      __ENGINE__: JSON.stringify(values),
    }),
    'faker.js': await script('mock-server/browser/faker.ts'),
    'sqlite3.wasm': readFileSync(wasm),
    ...documents,
  };
}
