import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The console at the address under which the mock serves it, with the licences of its packages. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__mock/console/',
  logLevel: 'warn',
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.md' },
    // A busy machine is slow with any plugin.
    rolldownOptions: { checks: { bundlerTimings: false } },
    outDir: '../../.local/console',
    emptyOutDir: true,
  },
});
