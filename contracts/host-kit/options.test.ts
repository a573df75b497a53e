import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const env = { MATKA_BASE_URL: 'https://api.example.com/v1/', MATKA_MOBILE: '9876543210' };

describe('options of the host kit', () => {
  it('allow only reads and logins by default', () => {
    expect(readOptions([], env)).toMatchObject({
      baseUrl: 'https://api.example.com/v1',
      account: { appId: 'kalyan-matka', mobile: '9876543210' },
      allowWrites: false,
      allowBets: false,
      allowLockoutRisk: false,
      maxStake: 0,
      require: 1,
      requestOptions: { timeoutMs: 10_000, insecure: false },
    });
  });

  it('prefer the command line to the environment', () => {
    const args = [
      '--base-url',
      'http://127.0.0.1:4010',
      '--timeout',
      '2.5',
      '--only',
      'a',
      '--only',
      'b',
    ];
    expect(readOptions(args, { ...env, MATKA_NEW_MOBILES: '9123456780,9123456781' })).toMatchObject(
      {
        baseUrl: 'http://127.0.0.1:4010',
        newMobiles: ['9123456780', '9123456781'],
        only: ['a', 'b'],
        requestOptions: { timeoutMs: 2500 },
      },
    );
  });

  it.each([
    [['--allow-bets'], '--allow-bets requires --allow-writes and --max-stake POINTS.'],
    [['--allow-bets', '--allow-writes'], '--allow-bets requires --allow-writes and --max-stake'],
    [['--timeout', '0'], '--timeout 0 is not a positive number.'],
    [['--require', 'all'], '--require all is not a positive number.'],
    [['--base-url', 'ftp://example.com'], 'ftp://example.com is not an address'],
    [['stray'], '"stray" is not a flag.'],
  ])('reject %j', (args, message) => {
    expect(() => readOptions(args, env)).toThrow(message);
  });
});
