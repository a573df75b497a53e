import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath } from './lib/paths.ts';

/** The rows and columns of one screen. */
const screen = { rows: 36, columns: 124 };

const { scripts } = JSON.parse(readFileSync(repoPath('package.json'), 'utf8'));
const commands = Object.entries<string>(scripts).map(
  ([name, script]) => [name, script.replace(/^node /, '').split(' ')] as const,
);

/** How a command ended, with what it printed. */
interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (words: readonly string[], flag: string): Promise<Ended> =>
  new Promise((resolve) => {
    const args = [...words, flag];
    execFile(process.execPath, args, { cwd: repoPath() }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

describe.concurrent.each(commands)('npm run %s', { timeout: 120_000 }, (name, words) => {
  it('has help that fits one screen and names the command', async () => {
    const { code, stdout, stderr } = await run(words, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: npm (run )?\S+/);
    expect(stdout).toContain(
      name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
    );
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(screen.rows);
    expect(lines.filter((line) => line.length > screen.columns)).toEqual([]);
  });

  it('names a flag that it does not know, and those that it knows', async () => {
    const { code, stdout, stderr } = await run(words, '--no-such-flag');
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe('');
    const [line = ''] = stderr.split('\n');
    expect(line).toMatch(/^There is no flag --no-such-flag\. (Flags: --\w|It takes no flags\.)/);
  });
});
