import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { repoPath } from '../../lib/paths.ts';

/** The client as one classic script, and the page that it runs in. */
export interface ClientBundle {
  readonly code: string;
  /** index.html without styles and scripts; `__MATKA_CONFIG__` stands for the configuration. */
  readonly html: string;
  /** Identifies the bundle. */
  readonly hash: string;
}

/** The body and the configuration of the page; what only a real browser needs is left out. */
function pageHtml(): string {
  return (
    readFileSync(repoPath('web/index.html'), 'utf8')
      .replaceAll(/<style[\s\S]*?<\/style>/g, '')
      .replaceAll(/<script type="module"[\s\S]*?<\/script>/g, '')
      .replaceAll(/<symbol[\s\S]*?<\/symbol>/g, '')
      .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
      // Hidden by a style from browsers that can run the app; no empty screen would be one with it.
      .replaceAll(/<p class="start-old">[\s\S]*?<\/p>/g, '')
      .replaceAll(/<link [^>]*>/g, '')
  );
}

/** Does work as in production, whatever the environment: Vite and React decide by it what to build. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    process.env.NODE_ENV = before ?? 'production';
  }
}

/**
 * Bundles the client once, with the React of production.
 * @param plugins change modules on their way, as the seeded bugs do
 */
export async function bundleClient(plugins: Plugin[] = []): Promise<ClientBundle> {
  const settings: InlineConfig = {
    configFile: false,
    root: repoPath('web'),
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, react()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      lib: { entry: repoPath('web/src/app/main.tsx'), formats: ['iife'], name: 'client' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
  const result = await inProduction(() => build(settings));
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunk = outputs.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error('Vite made no script of the client');
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 16);
  return { code: chunk.code, html: pageHtml(), hash };
}
