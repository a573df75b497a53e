import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { buildApp } from './app.ts';
import { run } from './command-line.ts';
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

/** Runs a line in this process; `code` is undefined if the line itself does not end it. */
async function runHere(...line: string[]) {
  const ended = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const [output, errors] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((print) =>
    print.mockReturnValue(),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await run(line);
  const printed = (by = output) => (by?.mock.calls ?? []).map(([text]) => `${text}\n`).join('');
  return { code: ended.mock.calls[0]?.[0], stdout: printed(), stderr: printed(errors) };
}

it.each([
  [['start'], /^There is no command start\..*\n$/],
  [['--db', ':memory:', '--bets', '5'], /^--bets belongs to seed: seed --bets N\.\n$/],
])('the command line names the mistake in one line: %j', async (line, text) => {
  const { code, stdout, stderr } = await runHere(...line);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(text)]);
});

it('the seed command writes a file that the mock then serves', async () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  const { code, stdout } = await runHere('seed', '--db', file, '--bets', '345', '--json');
  expect([code, JSON.parse(stdout)]).toEqual([
    undefined,
    { file, bets: 345, seconds: expect.any(Number) },
  ]);
  const app = await buildApp({ file });
  onTestFinished(() => app.close());
  const count = app.worlds.get('kalyan-matka')?.db.handle.prepare('SELECT count(*) FROM bets');
  expect(count?.pluck().get()).toBeGreaterThanOrEqual(345);
});

it('the replay command ends with 1 where a response differs', async () => {
  const app = await buildApp({ now: Date.parse('2026-11-20T12:00:00+05:30') });
  onTestFinished(() => app.close());
  await app.inject('/markets/?app_id=kalyan-matka');
  const taken = (await app.inject('/__mock/worlds/kalyan-matka/file/?image=false')).json();
  const [good, bad, none] = ['good', 'bad', 'none'].map((name) => join(temporaryFolder(), name));
  writeFileSync(String(good), JSON.stringify(taken));
  const [first] = taken.journal;
  const journal = [{ ...first, answer: '[]', digest: undefined }];
  writeFileSync(String(bad), JSON.stringify({ ...taken, journal }));
  writeFileSync(String(none), '{}');
  const { code, stdout } = await runHere('replay', String(good), String(bad), String(none));
  expect(code).toBe(1);
  expect(stdout).toContain(`${good}: 1 calls, 1 compared, byte for byte the same\n`);
  expect(stdout).toContain(`${bad}, call 1, GET /markets/?app_id=kalyan-matka:`);
  expect(stdout).toContain(`${none}: This is not a world file`);
});

it('the mock reports in one line that its port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    other.close();
  });
  const { port } = other.address() as AddressInfo;
  const { code, stdout, stderr } = await runHere('--db', ':memory:', '--port', String(port));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `The mock cannot listen on port ${port} of 127.0.0.1: it is in use; --port 0 takes a free one.\n`,
  );
});
