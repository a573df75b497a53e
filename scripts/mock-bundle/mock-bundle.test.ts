import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyRepository } from '../lib/copy-repository.ts';

/** A copy of the repository: its sources may change. */
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'matka-bundle-'));
  copyRepository(root);
});
// A bundle may still be written beside a mock that has ended.
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

/** Prints what a process has loaded of its own code when it is asked by a signal. */
const listLoaded = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
process.once('SIGUSR2', () => console.log(JSON.stringify(loaded)));`;

/** Starts the mock of the copy as `npm run mock` does: its address, and from what it was started. */
async function start() {
  const hook = join(root, 'list-loaded.mjs');
  writeFileSync(hook, listLoaded);
  const line = ['--import', hook, 'scripts/run.mjs', 'mock-server/src/main.ts'];
  const flags = ['--json', '--port', '0', '--db', ':memory:'];
  const child = spawn(process.execPath, [...line, ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { url }: { url: string } = JSON.parse((await lines.next()).value ?? '{}');
  child.kill('SIGUSR2');
  const loaded: string[] = JSON.parse((await lines.next()).value ?? '[]');
  const isFrom = (part: string): boolean => loaded.some((one) => one.includes(part));
  const from = [
    ...(isFrom('/.local/mock-bundle/') ? ['bundle'] : []),
    ...(isFrom('/mock-server/src/app.ts') ? ['sources'] : []),
  ];
  return { url, from };
}

/** Whether the bundle is one to start from: new, then after the last character of each file has changed. */
const tryChanges = `
import { readFileSync, writeFileSync } from 'node:fs';
const { freshBundle } = await import('./scripts/mock-bundle/fresh-bundle.ts');
const { writeBundle } = await import('./scripts/mock-bundle/write-bundle.ts');
const isFresh = () => freshBundle() !== undefined;
const found = {};
for (const file of process.argv.slice(1)) {
  await writeBundle();
  const before = isFresh();
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -1) + ' ');
  found[file] = [before, isFresh()];
}
console.log(JSON.stringify(found));`;

/** Writes a bundle and prints its program. */
const printProgram = `
const { freshBundle } = await import('./scripts/mock-bundle/fresh-bundle.ts');
const { writeBundle } = await import('./scripts/mock-bundle/write-bundle.ts');
await writeBundle();
console.log(freshBundle());`;

/** Runs a module's text in the copy: what it prints. */
const evaluate = (text: string, args: readonly string[] = []): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', text, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 50_000,
  });

describe('the bundle of the mock', () => {
  it('is written beside a mock that starts from sources, and starts the next one', async () => {
    expect((await start()).from).toEqual(['sources']);
    const isWritten = () => existsSync(join(root, '.local/mock-bundle/newest.json'));
    await expect.poll(isWritten, { timeout: 40_000, interval: 100 }).toBe(true);
    const { url, from } = await start();
    expect(from).toEqual(['bundle']);
    // Modules that are loaded when wanted, and files that lie beside a module.
    const documents = ['openapi.json', 'control.openapi.json'].map((name) => `/__mock/${name}`);
    const paths = ['/__mock/', '/__mock/scenarios', ...documents];
    const answers = await Promise.all(paths.map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  }, 60_000);

  it('keeps the names that a stack trace shows, and the lines', () => {
    const folder = dirname(evaluate(printProgram).trim());
    const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const own = code.find((text) => text.includes('function settleBet('));
    expect(own?.split('\n').length).toBeGreaterThan(1000);
    expect(code.join('\n')).toMatch(/\bGameError = class extends Error\b/);
  }, 60_000);

  it('is not used once a file of it has changed', () => {
    const files = [
      'mock-server/src/game/settle.ts',
      'fixtures/players.ts',
      'package-lock.json',
      'scripts/mock-bundle/write-bundle.ts',
      '.local/mock-bundle/newest.json',
    ];
    const found = JSON.parse(evaluate(tryChanges, files));
    expect(found).toEqual(Object.fromEntries(files.map((file) => [file, [true, false]])));
  }, 60_000);
});
