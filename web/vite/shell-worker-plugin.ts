import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildMark, type Shell, WORKER_FILE } from '../src/pwa/shell.ts';

const ownSource = join(import.meta.dirname, '../src/pwa/service-worker.ts');

/** What another worker than that of the app is built from. */
export interface ShellWorkerOptions {
  source: string;
  /** Values that the build puts into it. */
  define: Record<string, string>;
  /** Paths of more files to cache. */
  files: readonly string[];
}

/** Sources that only players in another language than English load. */
const ON_DEMAND = /[\\/]src[\\/]i18n[\\/]/;

const isOnDemand = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): boolean =>
  file?.type === 'chunk' && ON_DEMAND.test(file.facadeModuleId ?? '');

/** The files of a build that the worker caches. */
export function shellOf(
  bundle: Rolldown.OutputBundle,
  base: string,
  others: readonly string[] = [],
): Shell {
  const all = Object.keys(bundle)
    .filter((file) => /^assets\/.*\.(js|css)$/.test(file))
    .sort();
  const pathsOf = (names: string[]) => names.map((file) => base + file);
  const onDemand = pathsOf(all.filter((file) => isOnDemand(bundle[file])));
  const files = pathsOf(all.filter((file) => !isOnDemand(bundle[file]))).concat(others);
  const version = createHash('sha256')
    .update([...files, ...onDemand].join())
    .digest('hex')
    .slice(0, 12);
  return { base, version, files, onDemand };
}

/** The worker as one classic script, with the list of files embedded. */
async function workerOf(shell: Shell, options: ShellWorkerOptions): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __SHELL__: JSON.stringify(shell), ...options.define },
    build: {
      write: false,
      rolldownOptions: { input: options.source, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (!chunk) throw new Error('The worker could not be built');
  return chunk.code;
}

/**
 * Emits the service worker of the build and writes the build's version into the page. The worker's name is stable and
 * its content differs between builds, by which browsers detect a new version.
 */
export function shellWorkerPlugin(
  options: ShellWorkerOptions = { source: ownSource, define: {}, files: [] },
): Plugin {
  let base = '/';
  return {
    name: 'matka-shell-worker',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = shellOf(bundle, base, options.files);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page');
        page.source = String(page.source).replace('<html', `<html ${buildMark(shell.version)}`);
        const code = await workerOf(shell, options);
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: code });
      },
    },
  };
}
