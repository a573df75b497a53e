import { fork } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { createMockClient } from '../client/mock-client.ts';
import { listening, mainFile, startProcess } from '../test/mock-process.ts';
import { buildApp } from './app.ts';
import { buildServer } from './build-server.ts';
import { readOptions } from './options.ts';

const memory = ['--db', ':memory:'];

/** The output of a start that failed: nothing on stdout and one line on stderr. */
async function refusal(...start: Parameters<typeof startProcess>): Promise<string> {
  const { code, stdout, stderr } = await startProcess(...start).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr;
}

it('the mock prints one line of JSON, and ends at once on SIGTERM even while a fault delays a request', async () => {
  const mock = await listening(memory);
  const world = createMockClient(mock.base).world('kalyan-matka');
  await world.fault({ effect: 'latency', milliseconds: 30_000, path: '/markets/' });
  const request = fetch(`${mock.base}/markets/?app_id=kalyan-matka`).then(
    ({ status }) => status,
    () => 'no response',
  );
  const hits = async (): Promise<unknown> => {
    const rules = await fetch(`${mock.base}/__mock/worlds/kalyan-matka/faults/`);
    return ((await rules.json()) as { hits: number }[])[0]?.hits;
  };
  await expect.poll(hits).toBe(1);
  mock.kill('SIGTERM');
  expect(await request).toBe('no response');
  const { code, stdout, stderr } = await mock.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    console: `${mock.base}/__mock/`,
  });
});

it('the mock ends when the program that forked it is gone, and reports it', async () => {
  const args = ['--port', '0', '--json', ...memory];
  const child = fork(mainFile, args, { stdio: 'pipe', execArgv: [] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stderr = child.stderr && textOf(child.stderr);
  child.disconnect();
  expect(await ended).toBe(0);
  expect(await stderr).toBe(
    'This mock ends with the process that started it; --detached prevents this.\n',
  );
});

it('the exec command passes on its address, stops the mock, and ends with the code of its command', async () => {
  const script =
    "fetch(process.env.MATKA_MOCK_URL + '/__mock/worlds/kalyan-matka/').then((r) => r.json()).then(({ scenario }) => process.exit(scenario === 'fresh' ? 7 : 1))";
  const flags = ['exec', '--scenario', 'fresh', '--', process.execPath, '-e', script];
  const { code, stdout, stderr } = await startProcess(flags, {}, { addsFlags: false }).ended;
  expect([code, stdout, stderr]).toEqual([7, '', '']);
});

// The start of commands is loaded as on Windows, whose shell is a script that prints the line it gets.
it.runIf(process.platform !== 'win32')(
  'the exec command starts a script of npm by the shell on Windows',
  async () => {
    const folder = temporaryFolder();
    const [windows, shell] = [join(folder, 'windows.cjs'), join(folder, 'cmd.exe')];
    const crossSpawn = JSON.stringify(createRequire(import.meta.url).resolve('cross-spawn'));
    writeFileSync(
      windows,
      `const own = Object.getOwnPropertyDescriptor(process, 'platform');
      Object.defineProperty(process, 'platform', { ...own, value: 'win32' });
      require(${crossSpawn});
      Object.defineProperty(process, 'platform', own);`,
    );
    writeFileSync(shell, '#!/bin/sh\necho "$@"\nexit 9\n', { mode: 0o755 });
    const environment = { NODE_OPTIONS: `--require=${windows}`, comspec: shell };
    const flags = ['exec', '--', 'some-script', 'test'];
    const options = { addsFlags: false };
    const { code, stdout, stderr } = await startProcess(flags, environment, options).ended;
    expect([code, stderr]).toEqual([9, '']);
    expect(stdout).toMatch(/^\/d \/s \/c "some-script \S*test\S*"\n$/);
  },
);

it('the mock prints a first request that works, and each request on a line if asked to', async () => {
  const mock = startProcess(['--port', '0', '--log', ...memory], {}, { addsFlags: false });
  const url = await mock.printed(/curl '(\S+)'/);
  const [list] = [await fetch(url), await fetch(url.replace('/markets/', '/mark%1bets/'))];
  expect(list.ok).toBe(true);
  await mock.printed(/(GET \/mark%1bets\/ - 404 \d+ ms\n)/);
  mock.kill('SIGTERM');
  const { stdout } = await mock.ended;
  expect(stdout).toMatch(/^Console {3}http:\S+\/__mock\/$/m);
  expect(stdout).toMatch(/^GET \/markets\/ kalyan-matka 200 \d+ ms$/m);
});

it('the mock refuses a file that another mock has open, and takes it when that mock has ended', async () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  const first = await buildApp({ file });
  const player = '/__mock/worlds/kalyan-matka/players/9876543210/';
  await first.inject({ method: 'PUT', url: `${player}balance/`, payload: { points: 77 } });
  await expect(buildServer({ file, isDefaultFile: false })).rejects.toThrow(
    `The database ${file} cannot be used: another mock, or another program, has it open; --db takes another file.`,
  );
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const inMemory = await buildServer({ file, isDefaultFile: true });
  onTestFinished(() => inMemory.close());
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    `Another mock uses ${file}: this one keeps its world in memory. --db FILE stores it.\n`,
  ]);
  expect(inMemory.worlds.list()).toHaveLength(1);
  await first.close();
  const second = await buildApp({ file });
  onTestFinished(() => second.close());
  expect((await second.inject(player)).json()).toMatchObject({ points: 77 });
});

it('the mock names the options that a file with a world makes useless', async () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const start = async (...flags: string[]): Promise<unknown[]> => {
    log.mockClear();
    const app = await buildServer(readOptions(['--db', file, ...flags], { MATKA_SEED: '7' }));
    await app.close();
    return log.mock.calls.map(([text]) => text);
  };
  const fresh = ['--scenario', 'fresh'];
  expect(await start(...fresh)).toEqual([]);
  expect(await start(...fresh)).toEqual([]);
  expect(await start()).toEqual([]);
  expect(await start('--scenario', 'usual', '--now', '2026-11-20T12:00+05:30')).toEqual([
    `${file} holds a world already: without effect are --scenario, --now; --fresh replaces the world.\n`,
  ]);
  expect(await start('--fresh', '--scenario', 'usual')).toEqual([]);
});

/** Root may write any file, so somebody who may not has to start the mock. */
it.runIf(process.getuid?.() === 0)(
  'the mock leaves a file unchanged that it may not write',
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'mock.sqlite');
    await (await buildApp({ file })).close();
    const before = readFileSync(file);
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    const message = await refusal(['--db', file], {}, { uid: 65_534 });
    chmodSync(folder, 0o755);
    expect(message).toBe(`The database ${file} cannot be used: it cannot be written.\n`);
    expect(readFileSync(file).equals(before)).toBe(true);
  },
);
