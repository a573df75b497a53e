import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { commandEnvironment, readExecLine, runCommand, seedDefaultWorld } from './commands.ts';
import { openDatabaseFile } from './db/database-file.ts';
import { readOptions } from './options.ts';

const url = 'http://127.0.0.1:4010';
const direct = (environment: NodeJS.ProcessEnv, address = url) => {
  const { NO_PROXY, no_proxy } = commandEnvironment(address, environment);
  expect(no_proxy).toBe(NO_PROXY);
  return NO_PROXY?.split(',') ?? [];
};

it.each([
  ['without any variable', {}],
  ['with a proxy', { HTTP_PROXY: 'http://proxy.example:3128' }],
  ['with a proxy in small letters', { http_proxy: 'http://proxy.example:3128' }],
  ['with an empty list', { NO_PROXY: '' }],
])('a command of exec reaches the mock without a proxy %s', (_, environment) => {
  expect(direct(environment)).toEqual(
    expect.arrayContaining(['localhost', '.localhost', '127.0.0.1', '::1', '[::1]']),
  );
  expect(direct(environment)).not.toContain('');
});

it('a command of exec adds the mock to the hosts that are reached without a proxy', () => {
  expect(direct({ NO_PROXY: 'intranet.example,10.0.0.1' }).slice(0, 2)).toEqual([
    'intranet.example',
    '10.0.0.1',
  ]);
  expect(direct({ no_proxy: 'intranet.example' })).toContain('intranet.example');
  expect(direct({ NO_PROXY: '*' })).toEqual(['*']);
});

it('a command of exec reaches the mock without a proxy at the address that it has', () => {
  expect(direct({}, 'http://192.168.1.5:80')).toContain('192.168.1.5');
  expect(commandEnvironment(url, { PATH: '/bin' })).toMatchObject({
    PATH: '/bin',
    MATKA_MOCK_URL: url,
    MATKA_API_TARGET: url,
  });
});

it('a command that cannot be started ends with 127', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  expect(await runCommand(url, ['no-such-command'])).toBe(127);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^no-such-command cannot be started: /));
});

const bets = (file: string): unknown => {
  const db = openDatabaseFile(file);
  const count = db.handle.prepare('SELECT count(*) FROM bets WHERE player_id = 1').pluck().get();
  db.handle.close();
  return count;
};

it('the seed command keeps an existing world unless asked to reset it', () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  seedDefaultWorld({ file, bets: 12 });
  const before = readFileSync(file);
  expect(() => seedDefaultWorld({ file, bets: 13 })).toThrow(
    `${file} already holds a world; --fresh replaces it.`,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  seedDefaultWorld({ file, bets: 13, fresh: true });
  expect(bets(file)).toBe(13);
});

it('the seed command takes a file', () => {
  expect(() => seedDefaultWorld({ file: undefined, bets: 1 })).toThrow('--db FILE');
});

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

it.each([[[]], [['--scenario', 'fresh']], [['--']]])(
  'exec needs a command after a double dash: %j',
  (line) => {
    expect(() => readExecLine(line)).toThrow('exec takes a command after a double dash');
  },
);
