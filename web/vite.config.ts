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
        // Without groups of their own the packages share chunks with screens, and one edited word
        // would rename every file.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              tags: ['$initial'],
            },
            { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
