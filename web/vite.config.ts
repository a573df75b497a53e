import { defineConfig } from 'vite';
import { apiProxy, defaultApiTarget } from './vite/api-proxy.ts';
import { webConfig } from './vite/web-config.ts';

const proxy = apiProxy(process.env.MATKA_API_TARGET ?? defaultApiTarget);

export default defineConfig({
  ...webConfig(),
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
});
