import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { webConfig } from '../../web/vite/web-config.ts';
import { repoPath } from '../lib/paths.ts';
import { buildEngine, type EngineFiles } from './build-engine.ts';
import { sitePage, withPolicy } from './site-page.ts';

/** Where and for which path a site is built. */
export interface SiteOptions {
  /** The path of the site on its host, with a slash at both ends. */
  base: string;
  /** The folder of the site; what is in it is removed. */
  out: string;
  /** The version that the page shows; by default that of the app. */
  version?: string;
}

/** Names of the engine's files on the host: they change with their content. */
function namesOf(files: EngineFiles): Map<keyof EngineFiles, string> {
  return new Map(
    Object.entries(files).map(([name, content]) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
      return [name as keyof EngineFiles, `engine/${name.replace(/\.([^.]+)$/, `-${hash}.$1`)}`];
    }),
  );
}

const appVersion: string = JSON.parse(readFileSync(repoPath('package.json'), 'utf8')).version;

/** Builds the app, the mock and its console as one folder of static files. */
export async function buildSite({ base, out, version = appVersion }: SiteOptions): Promise<void> {
  const engine = await buildEngine(base);
  const names = namesOf(engine);
  // With the name of the engine, so that another mock is another version of the page, too.
  const shown = `${version}, mock ${names.get('engine.js')?.replace(/^.*-|\.js$/g, '')}`;
  const paths = Object.fromEntries([...names].map(([name, path]) => [name, base + path]));
  /** What every visitor needs; the others are for few. */
  const needed = (['engine.js', 'sqlite3.wasm'] as const).map((name) => ({
    path: `${base}${names.get(name)}`,
    bytes: Buffer.byteLength(engine[name]),
  }));
  const wasm = needed.map(({ path }) => path).slice(1);
  const worker = {
    source: repoPath('web/static/worker.ts'),
    define: { __ENGINE_PATHS__: JSON.stringify(paths) },
    files: wasm,
  };
  await build(
    mergeConfig(webConfig(worker), {
      configFile: false,
      root: repoPath('web'),
      base,
      logLevel: 'error',
      define: { __SITE_VERSION__: JSON.stringify(shown) },
      plugins: [sitePage(base, needed)],
      build: { outDir: out, emptyOutDir: true, manifest: false },
    }),
  );
  mkdirSync(join(out, 'engine'), { recursive: true });
  for (const [name, content] of Object.entries(engine)) {
    writeFileSync(join(out, names.get(name as keyof EngineFiles) ?? name), content);
  }
  const page = withPolicy(readFileSync(join(out, 'index.html'), 'utf8'));
  writeFileSync(join(out, 'index.html'), page);
  // What a static host answers for the paths of the app's screens.
  writeFileSync(join(out, '404.html'), page);
}
