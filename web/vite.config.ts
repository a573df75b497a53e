import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { apiProxy, defaultApiTarget } from './vite/api-proxy.ts';
import { fileIntegrity } from './vite/file-integrity.ts';
import { manifestsPlugin } from './vite/manifests-plugin.ts';
import { pagePlugin } from './vite/page-plugin.ts';

const integrity = fileIntegrity();
const proxy = apiProxy(process.env.MATKA_API_TARGET ?? defaultApiTarget);

const workerLicences: Plugin = {
  name: 'worker-licences',
  config: () => ({ build: { license: { fileName: 'licences-of-worker.md' } } }),
};

export default defineConfig({
  plugins: [
    react(),
    pagePlugin(),
    manifestsPlugin(),
    integrity.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      // Each theme has its manifest, which the app links.
      manifest: false,
      // The app registers the worker after its first screen.
      injectRegister: false,
      // The page has the configuration of its server: the worker stores it as it is received.
      injectManifest: {
        // A classic script, as it is registered; the plugin builds a module by an option that Vite has deprecated.
        rollupFormat: 'iife',
        buildPlugins: { vite: [workerLicences] },
        globPatterns: ['assets/*.{js,css}'],
        manifestTransforms: [integrity.addTo],
      },
      minify: true,
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    license: { fileName: 'licences.md' },
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', first: 'src/app/first.ts' },
      output: {
        codeSplitting: {
          groups: [
            // Small, so that it runs while the rest is on its way.
            { name: 'first', test: /src\/app\/first\.ts$/, priority: 1 },
            { name: 'app', tags: ['$initial'] },
            // Without these two groups /home loads 59 scripts instead of 2, 12 % more bytes: small files compress badly.
            {
              name: 'home',
              test: /src\/(app\/(player-layout|shell)|features\/home\/home-screen)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
});
