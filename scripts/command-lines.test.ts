import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { repoPath } from './lib/paths.ts';
import type { Ended } from './testing/run-command-lines.ts';

/** The rows and columns of one screen. */
const screen = { rows: 36, columns: 124 };

const { scripts } = JSON.parse(readFileSync(repoPath('package.json'), 'utf8'));
const commands = Object.entries<string>(scripts).map(
  ([name, script]) => [name, script.replace(/^node scripts\/run\.mjs /, '').split(' ')] as const,
);
const flags = ['--help', '--no-such-flag'] as const;

const node = (args: readonly string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: repoPath(), maxBuffer: 1e8 });

/** Each command with each flag, run in one process: a process of its own for each takes half a second of it. */
async function runAll(): Promise<Ended[]> {
  const lines = commands.flatMap(([, words]) => flags.map((flag) => [...words, flag]));
  const { stdout } = await node(['scripts/testing/run-command-lines.ts', JSON.stringify(lines)]);
  return JSON.parse(stdout);
}

let all: Ended[];
beforeAll(async () => {
  all = await runAll();
}, 120_000);

describe.each(commands.map(([name], index) => [name, index] as const))(
  'npm run %s',
  (name, index) => {
    const endOf = (flag: (typeof flags)[number]) => {
      const ended = all[index * flags.length + flags.indexOf(flag)];
      if (!ended) throw new Error(`${name} has not run.`);
      return ended;
    };

    it('has help that fits one screen and names the command', () => {
      const { code, stdout, stderr } = endOf('--help');
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^Usage: npm (run )?\S+/);
      expect(stdout).toContain(
        name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
      );
      const lines = stdout.trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(screen.rows);
      expect(lines.filter((line) => line.length > screen.columns)).toEqual([]);
    });

    it('names a flag that it does not know, and those that it knows', () => {
      const { code, stdout, stderr } = endOf('--no-such-flag');
      expect(code).toBeGreaterThan(0);
      expect(stdout).toBe('');
      const [line = ''] = stderr.split('\n');
      expect(line).toMatch(/^There is no flag --no-such-flag\. (Flags: --\w|It takes no flags\.)/);
    });
  },
);

describe('the launcher', { timeout: 60_000 }, () => {
  it('starts a command with its words, and ends with its code', async () => {
    const launch = (...words: string[]) => node(['scripts/run.mjs', ...words]);
    const help = await launch('scripts/format.ts', '--help');
    expect(help.stdout).toMatch(/^Usage: npm run format/);
    await expect(launch('scripts/format.ts', '--no-such-flag')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^There is no flag --no-such-flag\./),
    });
  });
});
