import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { repoPath } from '../lib/paths.ts';

const browser = (path: string): string => repoPath('mock-server/browser', path);
const installed = (path: string): string => repoPath('node_modules', path);

/** What stands in for Node's modules and for parts of packages, by the name in the import. */
const byName: Readonly<Record<string, string>> = {
  'better-sqlite3': browser('sqlite/database.ts'),
  assert: browser('node/assert.cjs'),
  async_hooks: browser('node/async-hooks.ts'),
  buffer: installed('buffer/index.js'),
  crypto: browser('node/crypto.ts'),
  diagnostics_channel: browser('node/diagnostics-channel.ts'),
  events: installed('events/events.js'),
  fs: browser('node/fs.ts'),
  http: browser('node/http.ts'),
  path: browser('node/path.ts'),
  perf_hooks: browser('node/perf-hooks.ts'),
  process: browser('node/process.ts'),
  stream: installed('readable-stream/lib/ours/browser.js'),
  timers: browser('node/timers.ts'),
  'timers/promises': browser('node/timers.ts'),
  url: browser('node/url.ts'),
  util: browser('node/util.ts'),
  'safe-regex2': browser('node/safe-regex.cjs'),
  // Never reached: asymmetric keys, YAML, schemas of routes, sockets.
  ...Object.fromEntries(
    [
      ...['asn1.js', 'ecdsa-sig-formatter', 'yaml'],
      ...['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', '@fastify/swagger'],
      ...['dns', 'http2', 'https', 'net', 'os', 'child_process', 'pino'],
    ].map((name) => [name, browser('node/nothing.ts')]),
  ),
};

/** Modules of the mock that are replaced, by the end of the import. */
const byModule: Readonly<Record<string, string>> = {
  '../../db/snapshot-file.ts': browser('snapshot-file.ts'),
  '../../recording/import-in-thread.ts': browser('import-in-thread.ts'),
  './generated-players.ts': browser('generated-players.ts'),
  './openapi-document.ts': browser('openapi-documents.ts'),
};

/** Makes the bundler see the modules that a file loads with `require`. */
const withoutRequire = (code: string): string =>
  code
    .replace(/^import \{ createRequire \} from 'node:module';$/m, '')
    .replace(/^const require = createRequire\(import\.meta\.url\);$/m, '');

/** Replaces Node's modules in the mock by what browsers have. */
export function engineModules(): Plugin {
  return {
    name: 'matka-engine-modules',
    enforce: 'pre',
    resolveId(name, importer = '') {
      const isOwn = importer.startsWith(browser(''));
      const module = isOwn ? undefined : byModule[name];
      if (module) return module;
      // The stand-ins import some packages under the names of Node's modules.
      return byName[name.replace(/^node:/, '').replace(/\/$/, '')];
    },
    load(id) {
      const path = relative(repoPath(), id).replaceAll('\\', '/');
      if (!/^(mock-server|contracts|fixtures)\/.*\.ts$|\/sqlite-wasm\//.test(path)) return null;
      const code = withoutRequire(readFileSync(id, 'utf8'));
      return code.replaceAll('import.meta.url', JSON.stringify(`file:///${path}`));
    },
  };
}
