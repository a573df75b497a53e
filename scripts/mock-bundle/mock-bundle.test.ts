import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyRepository } from '../lib/copy-repository.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** A copy of the repository: its sources may change. */
function repository() {
  const root = temporaryFolder();
  copyRepository(root);
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  return {
    root,
    at: (path: string): string => join(root, path),
    writeBundle: () => run('scripts/mock-bundle/write.ts'),
    /** Whether a mock would start from the bundle now. */
    isFresh(): boolean {
      const program = `import { freshBundle } from './scripts/mock-bundle/fresh-bundle.ts';
        console.log(freshBundle() !== undefined)`;
      return JSON.parse(run('--input-type=module', '--eval', program));
    },
  };
}

/** Prints what a process has loaded of its own code when it is asked by a signal. */
const listLoaded = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
process.once('SIGUSR2', () => console.log(JSON.stringify(loaded)));`;

/** Starts the mock of a repository as `npm run mock` does: its address, and from what it was started. */
async function start({ root, at }: ReturnType<typeof repository>) {
  const hook = at('list-loaded.mjs');
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

describe('the bundle of the mock', () => {
  it('is written beside a mock that starts from sources, and starts the next one', async () => {
    const project = repository();
    expect((await start(project)).from).toEqual(['sources']);
    const isWritten = () => existsSync(project.at('.local/mock-bundle/newest.json'));
    await expect.poll(isWritten, { timeout: 20_000, interval: 50 }).toBe(true);
    const { url, from } = await start(project);
    expect(from).toEqual(['bundle']);
    // Modules that are loaded when wanted, and files that lie beside a module.
    const documents = ['openapi.json', 'control.openapi.json'].map((name) => `/__mock/${name}`);
    const paths = ['/__mock/', '/__mock/scenarios', ...documents];
    const answers = await Promise.all(paths.map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  });

  it('is not used once a file of it has changed', () => {
    const { at, writeBundle, isFresh } = repository();
    expect(isFresh()).toBe(false);
    const files = {
      'a module of the mock': 'mock-server/src/game/settle.ts',
      'a module of another workspace': 'fixtures/players.ts',
      'the list of packages': 'package-lock.json',
      'how it is made': 'scripts/mock-bundle/write-bundle.ts',
      'its own record': '.local/mock-bundle/newest.json',
    };
    for (const [what, file] of Object.entries(files)) {
      writeBundle();
      expect(isFresh(), what).toBe(true);
      const text = readFileSync(at(file), 'utf8');
      writeFileSync(at(file), `${text.slice(0, -1)} `);
      expect(isFresh(), what).toBe(false);
    }
  });
});
