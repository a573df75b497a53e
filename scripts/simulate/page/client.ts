import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import react from '@vitejs/plugin-react';
import type { Window } from 'happy-dom';
import { buildForProduction } from '../../lib/build-for-production.ts';
import { repoPath } from '../../lib/paths.ts';

/** The client, bundled and compiled once; `start` runs it in a window. */
export interface Client {
  /** The page without styles and scripts; `__MATKA_CONFIG__` stands for the configuration. */
  readonly html: string;
  readonly start: (window: Window) => void;
}

async function bundle(entry: string): Promise<string> {
  const result = await buildForProduction({
    configFile: false,
    root: repoPath('web'),
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      lib: { entry: repoPath('web', entry), formats: ['iife'], name: 'client' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  if (!script) throw new Error('Vite made no script of the client.');
  return script.code;
}

/** Bundles and compiles the client of `web/index.html`. Each start of it has its own React, caches and stores. */
export async function loadClient(): Promise<Client> {
  const page = readFileSync(repoPath('web/index.html'), 'utf8');
  const entry = page.match(/<script type="module" src="\/([^"]+)"/)?.[1];
  if (!entry) throw new Error('web/index.html names no module to start with.');
  const script = new Script(await bundle(entry), { filename: 'client.js' });
  return {
    html: page
      .replaceAll(/<(style|noscript|symbol)[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<script(?! type="application\/json")[\s\S]*?<\/script>/g, '')
      .replaceAll(/<p class="start-old">[\s\S]*?<\/p>/g, '')
      .replaceAll(/<link [^>]*>/g, ''),
    start: (window) => void script.runInContext(createContext(window)),
  };
}
