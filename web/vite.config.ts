import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/api-proxy.ts';
import { chunkGroups, comesWithEntry } from './vite/chunks.ts';
import { configPlugin } from './vite/config-plugin.ts';
import { inlineCssPlugin } from './vite/inline-css-plugin.ts';
import { firstScreenPlugin } from './vite/prefetch-plugin.ts';
import { shellWorkerPlugin } from './vite/shell-worker-plugin.ts';
import { webManifestsPlugin } from './vite/web-manifests-plugin.ts';

const proxy = apiProxy(process.env.MATKA_API_TARGET ?? 'http://127.0.0.1:4010');

export default defineConfig({
  plugins: [
    react(),
    configPlugin(),
    firstScreenPlugin(),
    inlineCssPlugin(),
    webManifestsPlugin(),
    shellWorkerPlugin(),
  ],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !comesWithEntry.test(file)) : files,
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
