import { readFileSync } from 'node:fs';
import { compileFunction, runInNewContext } from 'node:vm';
import react from '@vitejs/plugin-react';
import { Window } from 'happy-dom';
import { buildForProduction } from '../../lib/build-for-production.ts';
import { repoPath } from '../../lib/paths.ts';

/** The client, bundled and compiled once; `start` runs it with other globals each time. */
export interface Client {
  /** The page without styles and scripts; `__MATKA_CONFIG__` stands for the configuration. */
  readonly html: string;
  readonly start: (globals: Readonly<Record<string, unknown>>) => void;
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

/** Globals that pages get although no window has them, or although the language has them. */
const provided = [
  'console',
  'Date',
  'Math',
  'MessageChannel',
  'setImmediate',
  'process',
  'BroadcastChannel',
];

const ofLanguage: readonly string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');

function globalNames(code: string): string[] {
  const window = new Window();
  const names = new Set<string>();
  for (let at: object | null = window; at; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  window.close();
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const own = [...names].filter((name) => !ofLanguage.includes(name));
  return [...new Set([...own, ...provided, 'globalThis'])].filter((name) => words.has(name));
}

/** Bundles and compiles the client of `web/index.html`. Each start of it has its own React, caches and stores. */
export async function loadClient(): Promise<Client> {
  const page = readFileSync(repoPath('web/index.html'), 'utf8');
  const entry = page.match(/<script type="module" src="\/([^"]+)"/)?.[1];
  if (!entry) throw new Error('web/index.html names no module to start with.');
  const code = await bundle(entry);
  const names = globalNames(code);
  const run = compileFunction(code, names, { filename: 'client.js' });
  return {
    html: page
      .replaceAll(/<(style|noscript|symbol)[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<script(?! type="application\/json")[\s\S]*?<\/script>/g, '')
      .replaceAll(/<p class="start-old">[\s\S]*?<\/p>/g, '')
      .replaceAll(/<link [^>]*>/g, ''),
    start: (globals) => void run(...names.map((name) => globals[name])),
  };
}
