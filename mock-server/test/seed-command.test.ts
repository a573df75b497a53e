import { readFileSync } from 'node:fs';
import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { signIn } from './http-player.ts';
import { listening, startProcess } from './mock-process.ts';

const seed = (...flags: string[]) => startProcess(['seed', ...flags]).ended;

describe('npm run mock -- seed', { timeout: 60_000 }, () => {
  it('plants a file that the mock then serves', async () => {
    const file = `${temporaryFolder()}/mock.sqlite`;
    const { code, stdout } = await seed('--db', file, '--bets', '345');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ file, bets: 345 });
    const { base } = await listening(['--db', file]);
    const { history } = await signIn(base, mainPlayer);
    expect(await history()).toHaveLength(345);
  });

  it('leaves a world that is there alone, unless it is to begin anew', async () => {
    const file = `${temporaryFolder()}/mock.sqlite`;
    await seed('--db', file, '--bets', '12');
    const before = readFileSync(file);
    const { code, stdout, stderr } = await seed('--db', file, '--bets', '13');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${file} already holds a world; --fresh replaces it.\n`);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect((await seed('--db', file, '--bets', '13', '--fresh')).code).toBe(0);
    const { base } = await listening(['--db', file]);
    expect(await (await signIn(base, mainPlayer)).history()).toHaveLength(13);
  });

  it.each([
    [['--bets', '-1'], '--bets'],
    [['--bets', 'many'], '--bets'],
    [['--db', ':memory:'], '--db'],
  ])('says in one line what is wrong: %s', async (flags, name) => {
    const { code, stderr } = await seed('--db', `${temporaryFolder()}/mock.sqlite`, ...flags);
    expect(code).toBe(1);
    expect(stderr).toContain(name);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('is the only one to take --bets', async () => {
    const { code, stderr } = await startProcess(['--db', ':memory:', '--bets', '5']).ended;
    expect([code, stderr]).toEqual([1, '--bets belongs to seed: seed --bets N.\n']);
  });
});
