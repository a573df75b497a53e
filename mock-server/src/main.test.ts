import { fork, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder as folder } from '../../scripts/testing/temporary-folder.ts';
import { createMockClient } from '../client/mock-client.ts';

const server = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(args: string[]) {
  const child = spawn(process.execPath, [server, ...args]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

/** Starts the server and gives its address, from its one line of JSON. */
async function start(args: string[]) {
  const { child, ended } = run(['--port', '0', '--json', ...args]);
  const lines = createInterface({ input: child.stdout });
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    void ended.then(({ stderr }) => reject(new Error(stderr)));
  });
  const { url } = JSON.parse(line);
  const stop = async () => {
    child.kill('SIGTERM');
    return (await ended).code;
  };
  return { url, line, stop };
}

describe('the server', { timeout: 30_000 }, () => {
  it('prints one line of JSON with its address and the console, and ends cleanly on SIGTERM', async () => {
    const { url, line, stop } = await start(['--db', ':memory:']);
    expect(JSON.parse(line)).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      console: `${url}/__mock/`,
    });
    const health = await fetch(`${url}/__mock/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(await stop()).toBe(0);
  });

  it('ends when the program that forked it is gone', async () => {
    const args = ['--port', '0', '--json', '--db', ':memory:'];
    const child = fork(server, args, { stdio: 'pipe', execArgv: [] });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    expect(await ended).toBe(0);
  });

  it('keeps the default world in its file, and forgets the others', async () => {
    const db = join(folder(), 'mock.sqlite');
    const first = await start(['--db', db, '--now', '2026-11-20T12:00+05:30']);
    await createMockClient(first.url).world('kalyan-matka').setBalance('9876543210', 77);
    await createMockClient(first.url).world('another').setBalance('9876543210', 77);
    expect(await first.stop()).toBe(0);
    const second = await start(['--db', db]);
    const again = createMockClient(second.url);
    expect(await again.world('kalyan-matka').player('9876543210')).toMatchObject({ points: 77 });
    expect(await again.world('kalyan-matka').summary()).toMatchObject({
      now: '2026-11-20T12:00:00.000+05:30',
    });
    expect(await again.world('another').player('9876543210')).toMatchObject({ points: 10000 });
    await second.stop();
    const fresh = await start(['--db', db, '--fresh']);
    const reset = createMockClient(fresh.url).world('kalyan-matka');
    expect(await reset.player('9876543210')).toMatchObject({ points: 10000 });
    await fresh.stop();
  });

  it('runs a command with its address, stops, and ends with the code of the command', async () => {
    const script =
      "fetch(process.env.MATKA_MOCK_URL + '/__mock/health').then((r) => process.exit(r.ok ? 7 : 1))";
    const { ended } = run(['exec', '--scenario', 'fresh', '--', process.execPath, '-e', script]);
    expect(await ended).toEqual({ code: 7, stdout: '', stderr: '' });
    const missing = await run(['exec', '--', 'no-such-command']).ended;
    expect(missing.code).toBe(127);
    const bare = await run(['exec']).ended;
    expect(bare.code).toBe(1);
    expect(bare.stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('replays the file of a world, and ends with 1 where an answer is another one', async () => {
    const { url, stop } = await start(['--db', ':memory:']);
    const world = createMockClient(url).world('kalyan-matka');
    await world.setBalance('9876543210', 77);
    await fetch(`${url}/markets/?app_id=kalyan-matka`);
    const taken = await world.file({ image: false });
    await stop();
    const [good, bad, none] = ['good', 'bad', 'none'].map((name) => join(folder(), name));
    writeFileSync(String(good), JSON.stringify(taken));
    const [first, last] = taken.journal;
    const other = { ...last, answer: '[]', digest: undefined };
    writeFileSync(String(bad), JSON.stringify({ ...taken, journal: [first, other] }));
    writeFileSync(String(none), '{}');
    const alike = await run(['replay', String(good)]).ended;
    expect(alike).toMatchObject({ code: 0, stderr: '' });
    expect(alike.stdout).toBe(`${good}: 2 calls, 1 compared, byte for byte the same\n`);
    const differing = await run(['replay', String(good), String(bad), String(none)]).ended;
    expect(differing.code).toBe(1);
    expect(differing.stdout).toContain(`${bad}, call 2, GET /markets/?app_id=kalyan-matka:`);
    expect(differing.stdout).toContain(`${none}: This is not a world file`);
    expect((await run(['replay']).ended).code).toBe(1);
  });

  it('says in one line that its port is taken', async () => {
    const { url, stop } = await start(['--db', ':memory:']);
    const port = new URL(url).port;
    const { ended } = run(['--port', port, '--db', ':memory:']);
    const { code, stdout, stderr } = await ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`The mock cannot listen on port ${port} of 127.0.0.1: it is in use.\n`);
    await stop();
  });

  it('says in one line that a flag is bad', async () => {
    const { code, stdout, stderr } = await run(['--port', 'x']).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('--port takes a whole number from 0 to 65535, not "x".\n');
  });

  const damaged = (): Buffer => {
    const path = join(folder(), 'damaged.sqlite');
    const db = new Database(path);
    db.exec('CREATE TABLE t (a); CREATE INDEX i ON t (a);');
    for (let i = 0; i < 200; i += 1) db.exec(`INSERT INTO t VALUES ('${'x'.repeat(100)}${i}')`);
    db.close();
    const bytes = readFileSync(path);
    return Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 7)]);
  };
  const newer = (): Buffer => {
    const path = join(folder(), 'newer.sqlite');
    const db = new Database(path);
    db.exec('CREATE TABLE t (a); PRAGMA application_id = 0x4d41544b; PRAGMA user_version = 999;');
    db.close();
    return readFileSync(path);
  };
  const foreign = (): Buffer => {
    const path = join(folder(), 'foreign.sqlite');
    const db = new Database(path);
    db.exec('CREATE TABLE notes (text); INSERT INTO notes VALUES (1);');
    db.close();
    return readFileSync(path);
  };

  it.each([
    ['is no database', () => Buffer.from('hello\n'), 'it is not a SQLite database'],
    ['is damaged', damaged, 'it is damaged'],
    ['belongs to another program', foreign, 'it is a database of another program'],
    ['comes from a newer mock', newer, 'it has version 999 and this mock knows versions up to'],
  ])('refuses a file that %s in one line, and leaves it as it is', async (_, bytes, reason) => {
    const db = join(folder(), 'mock.sqlite');
    writeFileSync(db, bytes());
    const before = readFileSync(db);
    const { code, stdout, stderr } = await run(['--port', '0', '--db', db]).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`The database ${db} cannot be used: ${reason}`);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(readFileSync(db).equals(before)).toBe(true);
  });

  it('refuses a file that another mock has open, in one line, and takes it when that one is gone', async () => {
    const db = join(folder(), 'mock.sqlite');
    const first = await start(['--db', db]);
    for (const command of [
      ['--port', '0'],
      ['seed', '--fresh'],
    ]) {
      const { code, stdout, stderr } = await run([...command, '--db', db]).ended;
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `The database ${db} cannot be used: another mock, or another program, has it open; --db takes another file.\n`,
      );
    }
    await createMockClient(first.url).world('kalyan-matka').setBalance('9876543210', 77);
    expect(await first.stop()).toBe(0);
    const second = await start(['--db', db]);
    const world = createMockClient(second.url).world('kalyan-matka');
    expect(await world.player('9876543210')).toMatchObject({ points: 77 });
    await second.stop();
  });

  it('refuses a file where none can be made', async () => {
    const db = join(folder(), 'missing', 'deep', 'mock.sqlite');
    const { code, stderr } = await run(['--port', '0', '--db', db]).ended;
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
