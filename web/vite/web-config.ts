import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { browserTargets } from '../browsers/oldest.ts';
import { chunkGroups } from './chunks.ts';
import { className } from './class-name.ts';
import { compileHintPlugin } from './compile-hint-plugin.ts';
import { configPlugin } from './config-plugin.ts';
import { inlineCssPlugin } from './inline-css-plugin.ts';
import { lazyFilesPlugin } from './lazy-files-plugin.ts';
import { leanPackagesPlugin } from './lean-packages-plugin.ts';
import { firstScreenPlugin } from './prefetch-plugin.ts';
import { type ShellWorkerOptions, shellWorkerPlugin } from './shell-worker-plugin.ts';
import { webManifestsPlugin } from './web-manifests-plugin.ts';

/** How the app is built; `worker` replaces parts of its service worker. */
export const webConfig = (worker?: ShellWorkerOptions) =>
  ({
    plugins: [
      react(),
      leanPackagesPlugin(),
      configPlugin(),
      lazyFilesPlugin(),
      compileHintPlugin(),
      firstScreenPlugin(),
      inlineCssPlugin(),
      webManifestsPlugin(),
      shellWorkerPlugin(worker),
    ],
    css: { modules: { generateScopedName: className } },
    build: {
      target: browserTargets,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  }) satisfies UserConfig;
