import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const text = ['README.md', 'guide.md'].map((name) => readFileSync(here + name, 'utf8')).join('\n');
const examples = (language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, kind, code = '']) =>
    kind === language ? [code] : [],
  );

interface Ended {
  code: number | null;
  output: string;
}

function run(command: string, args: string[], cwd: string): Promise<Ended> {
  const child = spawn(command, args, { cwd });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** The output that comments after console.log state. */
const expectedOutput = (code: string): string[] =>
  [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = '']) => line);

describe('the examples of the README and the guide', { timeout: 30_000 }, () => {
  it.each(examples('ts').map((code, i) => [i + 1, code]))('in TypeScript: %i', async (_, code) => {
    const args = ['--input-type=module-typescript', '--eval', String(code)];
    const { code: exitCode, output } = await run(process.execPath, args, here);
    expect(output.trimEnd().split('\n')).toEqual(expectedOutput(String(code)));
    expect(exitCode).toBe(0);
  });

  const commands = examples('sh').map((code) => code.trim().replace(/^npm run mock -- /, ''));
  // The first one runs until it is stopped; the tests of the server have it.
  it.each(commands.filter((command) => /^(exec|seed)/.test(command)))(
    'on the command line: %s',
    async (command) => {
      onTestFinished(() => {
        for (const end of ['', '-shm', '-wal', '.key']) {
          rmSync(`${root}.local/readme-example.sqlite${end}`, { force: true });
        }
      });
      const [, quoted] = /"(.*)"$/.exec(command) ?? [];
      const words = command.replace(/ "(.*)"$/, '').split(' ');
      const args = [`${here}src/main.ts`, ...words, ...(quoted === undefined ? [] : [quoted])];
      const { code, output } = await run(process.execPath, args, root);
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    },
  );
});
