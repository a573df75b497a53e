import type { SpawnSyncOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import crossSpawn from 'cross-spawn';
import { browserSwitches, findBrowser } from './lib/browser.ts';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { createRun, runCheck, verdict } from './lib/steps.ts';
import { consumerApp, consumerFiles } from './package/consumer.ts';
import { packAll } from './package/pack.ts';

readCommandLine(
  `npx node scripts/package-check.ts

Packs both packages, checks what they declare, and tries them in a project outside of the repository.`,
  {},
);

const tools = [
  'typescript@7.0.2',
  '@types/node@24.19.2',
  '@playwright/test@1.65.1',
  'vitest@5.1.1',
  'jest@30.2.0',
];

const project = mkdtempSync(join(tmpdir(), 'matka package '));
const bin = (name: string) => join(project, 'node_modules/.bin', name);
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|MATKA_|NODE_ENV)/.test(name)),
  ),
  PATH: [join(project, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  ),
  APP_URL: 'http://127.0.0.1:4688',
});

/** Runs a command in the project; whether it ended with 0. */
function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): boolean {
  const { status } = crossSpawn.sync(command, args, {
    cwd: project,
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 240_000,
    ...options,
  });
  return status === 0;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** The examples of a README that begin with the name of their file. */
function writeExamples(readme: string): void {
  const text = readFileSync(readme, 'utf8');
  for (const [, code = ''] of text.matchAll(/^```(?:js|ts)\n(.*?)^```$/gms)) {
    const file = /^\/\/ (\S+\.\w+)\n/.exec(code)?.[1];
    if (file) write(file, code);
  }
}

const { step, finish } = createRun();
try {
  const tarballs = await packAll(repoPath('.local/packages'));
  for (const { name, folder } of tarballs) {
    await step(`${name}: publint`, () => runCheck('publint', ['--strict', folder]));
    await step(`${name}: types`, () => runCheck('attw', ['--profile', 'node16', '--pack', folder]));
  }
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  for (const [file, text] of Object.entries(consumerFiles)) write(file, text);
  for (const { folder } of tarballs) writeExamples(join(folder, 'README.md'));
  const packages = [...tarballs.map(({ file }) => file), ...tools];
  const checks: readonly (readonly [string, () => boolean])[] = [
    [
      'install',
      () =>
        run('npm', ['install', '--package-lock-only', ...packages]) &&
        run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']),
    ],
    [
      'commands',
      () => run(bin('matka-mock'), ['--version']) && run(bin('matka-contracts'), ['--version']),
    ],
    ['types, also for require', () => run(bin('tsc'), ['-p', 'tsconfig.json'])],
    ['require', () => run('node', ['require.cjs'])],
    ['Jest', () => run(bin('jest'), ['jest/'])],
    ['Vitest example', () => run(bin('vitest'), ['run'])],
    [
      "Node's runner example",
      () => run(bin('matka-mock'), ['exec', '--', 'node', '--test', 'tests/balance.node.mjs']),
    ],
    [
      'Playwright example',
      () => {
        write(
          'playwright.config.ts',
          consumerApp(
            readFileSync(join(project, 'playwright.config.ts'), 'utf8'),
            findBrowser().path,
            browserSwitches,
          ),
        );
        return run(bin('matka-mock'), ['exec', '--', 'playwright', 'test']);
      },
    ],
    [
      'verification of the mock',
      () => run(bin('matka-mock'), ['exec', '--', 'node', 'verify.mjs']),
    ],
    [
      'a walk and a recording, replayed',
      () =>
        run(bin('matka-mock'), ['exec', '--', 'node', 'session.mjs']) &&
        run(bin('matka-contracts'), ['replay', 'session.json']),
    ],
  ];
  for (const [name, check] of checks) await step(name, async () => verdict(check()));
} finally {
  rmSync(project, { recursive: true, force: true });
}
finish();
