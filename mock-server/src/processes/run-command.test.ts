import { expect, it, onTestFinished, vi } from 'vitest';
import { commandEnvironment, readExecLine, runCommand } from './run-command.ts';

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

it.each([[[]], [['--scenario', 'fresh']], [['--']]])(
  'exec needs a command after a double dash: %j',
  (line) => {
    expect(() => readExecLine(line)).toThrow('exec takes a command after a double dash');
  },
);
