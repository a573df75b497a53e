import { build } from 'vite';
import { withNodeEnvRestored } from '../lib/node-env.ts';
import { repoPath } from '../lib/paths.ts';
import { type Build, readBuild } from './manifest.ts';

/** Builds the baseline app with the real app's build settings and its packages as they come. */
export async function buildBaseline(): Promise<Build> {
  const outDir = repoPath('.local/web-baseline');
  await withNodeEnvRestored(() =>
    build({
      configFile: repoPath('web/vite.config.ts'),
      root: repoPath('scripts/bench/baselines/web-app'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, manifest: true },
    }),
  );
  return readBuild(outDir);
}
