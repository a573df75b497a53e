import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { readOptions } from '../src/options.ts';
import { listening, startProcess } from './mock-process.ts';

/** What a start that failed has said: nothing on stdout and one line on stderr. */
async function refusal(...start: Parameters<typeof startProcess>): Promise<string> {
  const { code, stdout, stderr } = await startProcess(...start).ended;
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
}

/** Root may write any file, so somebody who may not has to start the mock. */
const reader = process.getuid?.() === 0 ? { uid: 65_534 } : {};
const readerCanRun = spawnSync(process.execPath, ['-e', ''], reader).status === 0;

const memory = ['--db', ':memory:'];

/** What reading the flags of a start has said, in this process. */
function refusedFlags(flags: string[]): string {
  try {
    readOptions([...memory, ...flags], {});
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('a start that cannot be', { timeout: 60_000 }, () => {
  it.each([
    [['--port', '-1'], '--port'],
    [['--port', '4010.5'], '--port'],
    [['--seed', '4294967296'], '--seed'],
    [['--seed', 'seven'], '--seed'],
    [['--now', 'noon'], '--now'],
    [['--now', '2026-11-20T12:00'], '--now'],
    [['--now', '9999-12-31T23:59:59Z'], '--now'],
    [['--worlds', 'closed'], '--worlds'],
    [['--scenario', 'paradise'], '--scenario'],
    [['--control', 'everyone'], '--control'],
    [['--sede', '7'], '--sede'],
  ])('is told in one line that names what is wrong: %s', (flags, name) => {
    const message = refusedFlags(flags);
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it.each([
    [['--port', '65536'], '--port'],
    [['start'], 'start'],
    [['--host', '192.0.2.1'], '192.0.2.1'],
  ])('ends its process with one line that names what is wrong: %s', async (flags, name) => {
    expect(await refusal([...memory, ...flags])).toContain(name);
  });

  it('names what is wrong in the environment too', async () => {
    expect(await refusal(memory, { MATKA_PORT: 'x' })).toContain('--port');
    expect(await refusal(memory, { MATKA_SEED: '-1' })).toContain('--seed');
  });

  it('names a folder that was given in the place of the file, and leaves it empty', async () => {
    const folder = temporaryFolder();
    expect(await refusal(['--db', folder])).toContain(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(readerCanRun)('names a file that it may not write, and leaves it as it is', async () => {
    const folder = temporaryFolder();
    const file = `${folder}/mock.sqlite`;
    const mock = await listening(['--db', file]);
    mock.kill('SIGTERM');
    await mock.ended;
    const before = readFileSync(file);
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    const message = await refusal(['--db', file], {}, reader);
    chmodSync(folder, 0o755);
    expect(message).toBe(`The database ${file} cannot be used: it cannot be written.\n`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
