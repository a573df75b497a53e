import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { readExecLine } from './processes/run-command.ts';

/** The examples of the documents in a language. */
const examples = (language: string): string[] =>
  ['README.md', 'guide.md']
    .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)])
    .flatMap(([, kind, code = '']) => (kind === language ? [code] : []));

it('the TypeScript examples of the README and the guide print what their comments say', () => {
  const codes = examples('ts');
  expect(codes.length).toBeGreaterThanOrEqual(5);
  const [declaration = ''] = /^import .*\n/.exec(codes[0] ?? '') ?? [];
  const blocks = codes.map((code) => {
    expect(code).toContain(declaration);
    return `{${code.replace(declaration, '')}}`;
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', `${declaration}${blocks.join('\n')}`],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), encoding: 'utf8' },
  );
  const said = codes.flatMap((code) =>
    [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = '']) => line),
  );
  expect([stdout.trimEnd().split('\n'), stderr]).toEqual([said, '']);
});

it('the command line examples of the README and the guide use existing flags and commands', () => {
  const lines = examples('sh').filter((code) => code.startsWith('npm run mock -- '));
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) {
    const words = line.trim().replace('npm run mock -- ', '').split(' ');
    const [command, ...rest] = words;
    const flags = command === 'exec' ? readExecLine(rest).flags : rest;
    const isNamed = command === 'exec' || command === 'seed';
    expect(() => readOptions(isNamed ? flags : words, {}), line).not.toThrow();
  }
});
