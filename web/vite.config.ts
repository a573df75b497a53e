import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/api-proxy.ts';
import { configPlugin } from './vite/config-plugin.ts';
import { firstScreenPlugin } from './vite/first-screen-plugin.ts';

const proxy = apiProxy(process.env.MATKA_API_TARGET ?? 'http://127.0.0.1:4010');

/** Chunks of the first load, by name. */
const withEntry = /\/(rolldown-runtime|react|vendor|shared)-/;

export default defineConfig({
  plugins: [react(), configPlugin(), firstScreenPlugin()],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What came with the entry is there already: a screen need not list it.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !withEntry.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        // What the first load needs and screens share lies apart from the entry, which names every
        // screen's file: else one edited word in a screen would rename the files of all of them.
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/](react|react-dom|scheduler)[\\/]/, tags: ['$initial'] },
            { name: 'vendor', test: /node_modules|vite[\\/]preload-helper/, tags: ['$initial'] },
            { name: 'swr', test: /node_modules[\\/](swr|dequal)[\\/]/ },
            { name: 'shared', test: /[\\/]web[\\/]src[\\/](?!app[\\/])/, tags: ['$initial'] },
            // Small parts that several screens share come in two files, not in one file each.
            { name: 'fields', test: /[\\/]src[\\/]ui[\\/][a-z-]*(field|box)/, minShareCount: 2 },
            {
              name: 'play',
              test: /[\\/]src[\\/](ui|lib|api)[\\/](card|status-chip|visually-hidden|swr|keys|markets|bet-types|market-status|fetch-error-text|time|result-string)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
