import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@matka/mock-server/create-mock';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { temporaryFolder } from './temporary-folder.ts';

const mockMain = repoPath('mock-server/src/main.ts');
const memory = ['--port', '0', '--json', '--db', ':memory:'];

type Parent = 'a program' | 'npm' | 'a shell of npm';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) killGroup(child, 'SIGKILL');
});

/**
 * Starts a script below a new parent process, as npm is one, with a shell between them if asked. `said` is what all of
 * them print.
 */
function startBelowParent(script: string, args: string[], below: Parent = 'a program') {
  const line = [script, ...args];
  // A shell with a second command does not become its first one.
  const shell = ['sh', '-c', 'node=$0; "$node" "$@"; exit $?', process.execPath, ...line];
  const [file, ...rest] = below === 'a shell of npm' ? shell : [process.execPath, ...line];
  const parent = `
    const { spawn } = require('node:child_process');
    spawn(${JSON.stringify(file)}, ${JSON.stringify(rest)}, { stdio: 'inherit' })
      .once('spawn', () => console.log('spawned'));
    setInterval(() => {}, 1000);`;
  const { npm_lifecycle_event: _, ...others } = process.env;
  const env = below === 'a program' ? others : { ...others, npm_lifecycle_event: 'mock' };
  // A process group, as a terminal has one in its foreground.
  const child = spawn(process.execPath, ['-e', parent], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env,
  });
  const running = { child, said: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    running.said += text;
  });
  started.push(child);
  return running;
}

function killGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended.
  }
}

type Ending = (running: ReturnType<typeof startBelowParent>) => void;

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
/** True while a process of the group of a child is left, whatever became of the child. */
const isGroupAlive = ({ pid = 0 }: ChildProcess): boolean => isAlive(-pid);
const patience = { timeout: 40_000, interval: 200 };

/** A program that runs: it serves addresses, and its processes are alive until it ends. */
interface Running {
  end: (ending: Ending) => void;
  isLeft: () => Promise<boolean>;
}

const deaf = `
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  setInterval(() => {}, 1000);`;
/** A command that minds no signal and starts another such command. */
const command = `${deaf}
  const { spawn } = require('node:child_process');
  const other = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}]);
  console.log('mock ' + process.ppid + ' commands ' + process.pid + ' ' + other.pid + ' "url":"' + process.env.MATKA_MOCK_URL + '"');`;

/** The processes in the line that the command prints. */
function execProcesses(said: string) {
  const [, mock, ...commands] = (/mock (\d+) commands (\d+) (\d+)/.exec(said) ?? []).map(Number);
  return { mock: mock ?? 0, commands };
}

/** A command with its mock. */
async function startExec(below: Parent = 'a program'): Promise<Running> {
  const line = ['exec', '--', process.execPath, '-e', command];
  const running = startBelowParent(mockMain, line, below);
  await vi.waitFor(() => expect(running.said).toMatch(/commands .* "url":"http/), patience);
  const { commands } = execProcesses(running.said);
  const [, url = ''] = /"url":"([^"]+)"/.exec(running.said) ?? [];
  return {
    end: (ending) => ending(running),
    isLeft: async () => commands.some(isAlive) || isServed(`${url}/__mock/health`),
  };
}

async function startAll(below: Parent): Promise<Running> {
  const ports = ['--web-port', '0', '--mock-port', '0', '--json'];
  const running = startBelowParent(repoPath('scripts/start.ts'), ports, below);
  await vi.waitFor(() => expect(running.said).toMatch(/"mock":"[^"]+"/), patience);
  const [, web = '', mock = ''] = /"web":"([^"]+)","mock":"([^"]+)"/.exec(running.said) ?? [];
  return {
    end: (ending) => ending(running),
    isLeft: async () => (await isServed(web)) || isServed(`${mock}/__mock/health`),
  };
}

type Start = (below: Parent) => Promise<Running>;

/**
 * The ways in which a user or another program ends what npm runs. A command has a mock beside it, and so has `npm start`;
 * the tests above have a mock alone.
 */
const endings: [string, Parent, Ending, Start[]][] = [
  [
    'the terminal is closed',
    'a program',
    ({ child }) => killGroup(child, 'SIGHUP'),
    [startExec, startAll],
  ],
  ['the parent is killed', 'a program', ({ child }) => child.kill('SIGKILL'), [startExec]],
  [
    'npm is killed, whose shell is left',
    'a shell of npm',
    ({ child }) => child.kill('SIGKILL'),
    [startAll],
  ],
];

describe.runIf(process.platform !== 'win32')('the child processes of a killed program', () => {
  it.each<Parent>(['npm', 'a shell of npm'])(
    'the mock ends when %s that started it is killed during the start',
    async (below) => {
      const running = startBelowParent(mockMain, memory, below);
      const { child } = running;
      await vi.waitFor(() => expect(running.said).toMatch(/spawned/), patience);
      child.kill('SIGKILL');
      await vi.waitFor(() => expect(isGroupAlive(child)).toBe(false), patience);
    },
    60_000,
  );

  it.each<[command: string, script: string, flag: string, below: Parent]>([
    ['record', 'sources/proxy/record.ts', '--out', 'a program'],
    ['drift', 'sources/proxy/drift.ts', '--report', 'a shell of npm'],
  ])(
    '%s saves its file and ends when its parent process is killed: %s %s %s',
    async (_command, script, flag, below) => {
      const out = join(temporaryFolder(), 'saved.json');
      const mock = await createMock({ port: 0 });
      onTestFinished(() => mock.close());
      const flags = ['--upstream', mock.url, flag, out, '--port', '0'];
      const running = startBelowParent(repoPath('contracts', script), flags, below);
      await vi.waitFor(() => expect(running.said).toMatch(/forwards/), patience);
      const [url] = /http:\/\/127\S+/.exec(running.said) ?? [];
      expect((await fetch(`${url}/markets/?app_id=kalyan-matka`)).status).toBe(200);
      running.child.kill('SIGKILL');
      await vi.waitFor(() => expect(isGroupAlive(running.child)).toBe(false), patience);
      expect(readFileSync(out, 'utf8')).toContain('/markets/');
    },
    60_000,
  );
});

// Side by side: they mostly wait for processes to start and to end.
describe.runIf(process.platform !== 'win32')(
  'the mock, a command with it and npm start',
  { concurrent: true },
  () => {
    it.each(endings)(
      'the programs leave no process behind when %s',
      async (_how, below, ending, starts) => {
        const all = await Promise.all(starts.map((start) => start(below)));
        const left = () => Promise.all(all.map(({ isLeft }) => isLeft()));
        expect(await left()).not.toContain(false);
        for (const { end } of all) end(ending);
        await vi.waitFor(async () => expect(await left()).not.toContain(true), patience);
      },
      120_000,
    );

    it('a command of the mock ends with all its child processes when the mock is killed', async () => {
      const exec = await startExec();
      expect(await exec.isLeft()).toBe(true);
      exec.end(({ said }) => process.kill(execProcesses(said).mock, 'SIGKILL'));
      await vi.waitFor(async () => expect(await exec.isLeft()).toBe(false), patience);
    }, 60_000);
  },
);
