import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repoPath } from './lib/paths.ts';

const mockMain = repoPath('mock-server/src/main.ts');
const memory = ['--port', '0', '--json', '--db', ':memory:'];

/** A folder with the launcher and a stand-in for the bundled Node, so that the launcher starts a child. */
function launcher(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'orphans-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(repoPath('scripts/run.mjs'), join(folder, 'scripts/run.mjs'));
  const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  mkdirSync(dirname(node), { recursive: true });
  writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 });
  return join(folder, 'scripts/run.mjs');
}

/** Starts a script through the launcher below a parent of its own, as npm is one. `said` is what all of them print. */
function startBelowParent(script: string, args: string[]) {
  const line = JSON.stringify([launcher(), script, ...args]);
  const parent = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ${line}, { stdio: 'inherit' });
    console.log('launcher ' + child.pid);
    setInterval(() => {}, 1000);`;
  const { MATKA_NODE: _, ...env } = process.env;
  // A group of its own: what a terminal has in its foreground.
  const child = spawn(process.execPath, ['-e', parent], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env,
  });
  const running = { child, said: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    running.said += text;
  });
  onTestFinished(() => killGroup(child, 'SIGKILL'));
  return running;
}

function killGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it is gone.
  }
}

/** The ways in which a user or another program ends what npm runs. */
const endings: Record<string, (running: ReturnType<typeof startBelowParent>) => void> = {
  'the terminal is closed': ({ child }) => killGroup(child, 'SIGHUP'),
  'the launcher is killed': ({ said }) => {
    process.kill(Number(/launcher (\d+)/.exec(said)?.[1]), 'SIGKILL');
  },
  'the parent is killed': ({ child }) => child.kill('SIGKILL'),
};

const isServed = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const patience = { timeout: 40_000, interval: 200 };

/** What runs: which addresses are served and which process is alive until it ends. */
interface Running {
  end: (ending: (running: ReturnType<typeof startBelowParent>) => void) => void;
  isLeft: () => Promise<boolean>;
}

async function startMock(): Promise<Running> {
  const running = startBelowParent(mockMain, memory);
  await expect.poll(() => running.said, patience).toMatch(/"url"/);
  const [, url = ''] = /"url":"([^"]+)"/.exec(running.said) ?? [];
  return { end: (ending) => ending(running), isLeft: () => isServed(`${url}/__mock/health`) };
}

/** A command with a mock of its own, that minds no signal. */
async function startExec(): Promise<Running> {
  const command = `
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    console.log('command ' + process.pid + ' "url":"' + process.env.MATKA_MOCK_URL + '"');
    setInterval(() => {}, 1000);`;
  const running = startBelowParent(mockMain, ['exec', '--', process.execPath, '-e', command]);
  await expect.poll(() => running.said, patience).toMatch(/command \d+ "url":"http/);
  const pid = Number(/command (\d+)/.exec(running.said)?.[1]);
  const [, url = ''] = /"url":"([^"]+)"/.exec(running.said) ?? [];
  return {
    end: (ending) => ending(running),
    isLeft: async () => isAlive(pid) || isServed(`${url}/__mock/health`),
  };
}

async function startAll(): Promise<Running> {
  const ports = ['--web-port', '0', '--mock-port', '0', '--json'];
  const running = startBelowParent(repoPath('scripts/start.ts'), ports);
  await expect.poll(() => running.said, patience).toMatch(/"mock":"[^"]+"/);
  const [, web = '', mock = ''] = /"web":"([^"]+)","mock":"([^"]+)"/.exec(running.said) ?? [];
  return {
    end: (ending) => ending(running),
    isLeft: async () => (await isServed(web)) || isServed(`${mock}/__mock/health`),
  };
}

describe.runIf(process.platform !== 'win32')('the mock, a command with it and npm start', () => {
  it.each(Object.entries(endings))(
    'leave no process behind when %s',
    async (_, ending) => {
      const all = await Promise.all([startMock(), startExec(), startAll()]);
      expect(await Promise.all(all.map(({ isLeft }) => isLeft()))).toEqual([true, true, true]);
      for (const { end } of all) end(ending);
      const left = () => Promise.all(all.map(({ isLeft }) => isLeft()));
      await expect.poll(left, patience).toEqual([false, false, false]);
    },
    120_000,
  );
});
