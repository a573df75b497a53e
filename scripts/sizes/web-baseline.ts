import { build } from 'vite';
import { withNodeEnvRestored } from '../lib/node-env.ts';
import { repoPath } from '../lib/paths.ts';
import { type Build, readBuild } from './manifest.ts';

/** Files that the baseline's page loads at once: what it loads later does not list them. */
const loadedAtOnce = /\/(rolldown-runtime|react|vendor|shared)-/;

/** Builds the baseline app with the real app's build settings and its packages as they come. */
export async function buildBaseline(): Promise<Build> {
  const outDir = repoPath('.local/web-baseline');
  await withNodeEnvRestored(() =>
    build({
      configFile: repoPath('web/vite.config.ts'),
      root: repoPath('scripts/bench/baselines/web-app'),
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !loadedAtOnce.test(file)) : files,
        },
      },
    }),
  );
  return readBuild(outDir);
}
