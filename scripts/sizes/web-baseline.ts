import { build } from 'vite';
import { keepNodeEnv } from '../lib/node-env.ts';
import { inRepository } from '../lib/paths.ts';
import { type Build, readBuild } from './manifest.ts';

/** Builds the floor app with the real app's own build settings. */
export async function buildFloor(): Promise<Build> {
  const outDir = inRepository('.local/floor');
  await keepNodeEnv(() =>
    build({
      configFile: inRepository('web/vite.config.ts'),
      root: inRepository('scripts/bench/baselines/web-app'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, manifest: true },
    }),
  );
  return readBuild(outDir);
}
