import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/api-proxy.ts';
import { configPlugin } from './vite/config-plugin.ts';

const proxy = apiProxy(process.env.MATKA_API_TARGET ?? 'http://127.0.0.1:4010');

export default defineConfig({
  plugins: [react(), configPlugin()],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first load needs and screens share lies apart from the entry, which names every
        // screen's file: else one edited word in a screen would rename the files of all of them.
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/](react|react-dom|scheduler)[\\/]/, tags: ['$initial'] },
            { name: 'vendor', test: /node_modules|vite[\\/]preload-helper/, tags: ['$initial'] },
            { name: 'shared', test: /[\\/]web[\\/]src[\\/](?!app[\\/])/, tags: ['$initial'] },
            { name: 'common', test: /[\\/]web[\\/]src[\\/](?!app|features)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
