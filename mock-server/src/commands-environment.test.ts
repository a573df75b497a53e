import { describe, expect, it } from 'vitest';
import { commandEnvironment } from './commands.ts';

const url = 'http://127.0.0.1:4010';
const direct = (environment: NodeJS.ProcessEnv, address = url) => {
  const { NO_PROXY, no_proxy } = commandEnvironment(address, environment);
  expect(no_proxy).toBe(NO_PROXY);
  return NO_PROXY?.split(',') ?? [];
};

describe('a command of exec reaches the mock without a proxy', () => {
  it.each([
    ['without any variable', {}],
    ['with a proxy', { HTTP_PROXY: 'http://proxy.example:3128' }],
    ['with a proxy in small letters', { http_proxy: 'http://proxy.example:3128' }],
    ['with an empty list', { NO_PROXY: '' }],
  ])('%s', (_, environment) => {
    expect(direct(environment)).toEqual(
      expect.arrayContaining(['localhost', '.localhost', '127.0.0.1', '::1', '[::1]']),
    );
    expect(direct(environment)).not.toContain('');
  });

  it('beside the names that are there', () => {
    expect(direct({ NO_PROXY: 'intranet.example,10.0.0.1' }).slice(0, 2)).toEqual([
      'intranet.example',
      '10.0.0.1',
    ]);
    expect(direct({ no_proxy: 'intranet.example' })).toContain('intranet.example');
    expect(direct({ NO_PROXY: '*' })).toEqual(['*']);
  });

  it('at the address that it has', () => {
    expect(direct({}, 'http://192.168.1.5:80')).toContain('192.168.1.5');
    expect(commandEnvironment(url, { PATH: '/bin' })).toMatchObject({
      PATH: '/bin',
      MATKA_MOCK_URL: url,
      MATKA_API_TARGET: url,
    });
  });
});
