import { expect, it } from 'vitest';
import { UsageError } from '../../cli/flags.ts';
import { readExploreOptions } from '../walk/options.ts';
import { readOptions } from './options.ts';

const env = { MATKA_BASE_URL: 'https://api.example.com/v1/', MATKA_MOBILE: '9876543210' };

it('options of the host kit allow only reads and logins by default', () => {
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

it('the host kit takes its options from the environment where the command line has none', () => {
  const all = {
    ...env,
    MATKA_APP_ID: 'app',
    MATKA_PASSWORD: 'password',
    MATKA_MPIN: '2580',
    MATKA_OTP: '111111',
    MATKA_NEW_MOBILES: '9123456780,,9123456781,',
  };
  expect(readOptions([], all)).toMatchObject({
    account: {
      appId: 'app',
      mobile: '9876543210',
      password: 'password',
      mpin: '2580',
      otp: '111111',
    },
    newMobiles: ['9123456780', '9123456781'],
  });
  const flags = {
    '--app-id': 'own',
    '--mobile': '9123456789',
    '--password': 'p',
    '--mpin': '1',
    '--otp': '2',
    '--new-mobile': '9,8',
    '--base-url': 'http://127.0.0.1:4010',
    '--timeout': '2.5',
  };
  const twice = ['--only', 'a', '--only', 'b'];
  expect(readOptions([...Object.entries(flags).flat(), ...twice], all)).toMatchObject({
    baseUrl: 'http://127.0.0.1:4010',
    account: { appId: 'own', mobile: '9123456789', password: 'p', mpin: '1', otp: '2' },
    newMobiles: ['9', '8'],
    only: ['a', 'b'],
    requestOptions: { timeoutMs: 2500 },
  });
});

it.each([
  ['MATKA_MOBILE', '9876543210\r', 'digits only. It ends with a blank or a line break.'],
  ['MATKA_MOBILE', '98765 43210', 'digits only.'],
  ['MATKA_MOBILE', '+919876543210', 'digits only.'],
  ['MATKA_MOBILE', '९८७६५४३२१०', 'digits only.'],
  ['MATKA_MPIN', '2580\n', 'digits only. It ends with a blank or a line break.'],
  ['MATKA_OTP', '48 29 13', 'digits only.'],
  [
    'MATKA_PASSWORD',
    'Kalyan@2026\r\n',
    'a text of one line. It ends with a blank or a line break.',
  ],
  ['MATKA_PASSWORD', 'Kalyan\u0000', 'a text of one line. It ends with a blank or a line break.'],
  ['MATKA_APP_ID', 'kalyan-matka ', 'a text without blanks. It ends with a blank or a line break.'],
  ['MATKA_NEW_MOBILES', '9123456780, 9123456781', 'digits only.'],
])(
  'the host kit refuses a %s that no login accepts before it is sent: %j',
  (variable, value, takes) => {
    const message = `${variable} takes ${takes}`;
    expect(() => readOptions([], { ...env, [variable]: value })).toThrow(new UsageError(message));
  },
);

it('the host kit names the flag of such a value, and accepts a password with blanks', () => {
  expect(() => readOptions(['--mobile', 'x'], env)).toThrow('--mobile takes digits only.');
  expect(readOptions(['--password', ' a b '], env)?.account.password).toBe(' a b ');
});

it('the help text names all options of the host kit', () => {
  const paths = { json: 'a', junit: 'b', html: 'c', markdown: 'd' };
  const args = Object.entries(paths).flatMap(([name, path]) => [`--${name}`, path]);
  expect(
    readOptions(
      [
        ...args,
        ...[
          '--list',
          '--allow-writes',
          '--allow-bets',
          '--max-stake',
          '50',
          '--allow-lockout-risk',
        ],
        ...[
          '--compare-mock',
          '--allow-unmet',
          '--insecure',
          '--require',
          '3',
          '--call',
          'GET /markets/',
        ],
        ...['--origin', 'https://app.example'],
      ],
      env,
    ),
  ).toMatchObject({
    ...paths,
    list: true,
    allowWrites: true,
    allowBets: true,
    maxStake: 50,
    allowLockoutRisk: true,
    compareMock: true,
    allowUnmet: true,
    requestOptions: { insecure: true },
    require: 3,
    call: ['GET /markets/'],
    origin: 'https://app.example',
  });
  expect(readOptions([], env)).toMatchObject({
    only: [],
    call: [],
    newMobiles: [],
    origin: undefined,
  });
  expect(readOptions(['--help'], {})).toBeUndefined();
});

it('the host kit requires a host and an account', () => {
  expect(() => readOptions([], { MATKA_MOBILE: '9' })).toThrow(
    'No host given: use --base-url or MATKA_BASE_URL.',
  );
  expect(() => readOptions([], { MATKA_BASE_URL: 'https://api.example.com' })).toThrow(
    'No account given: use --mobile or MATKA_MOBILE.',
  );
});

it.each([
  [['--allow-bets'], '--allow-bets requires --allow-writes and --max-stake POINTS.'],
  [['--allow-bets', '--allow-writes'], '--allow-bets requires --allow-writes and --max-stake'],
  [['--allow-bets', '--max-stake', '50'], '--allow-bets requires --allow-writes and --max-stake'],
  [['--max-stake', 'all'], '--max-stake all is not a positive number.'],
  [['--timeout', '0'], '--timeout 0 is not a positive number.'],
  [['--timeout', '1e9'], '--timeout 1e9 is more than a day, 86400 seconds.'],
  [['--require', 'all'], '--require all is not a positive number.'],
  [['--base-url', 'ftp://example.com'], 'ftp://example.com is not an address'],
  [['stray'], '"stray" is not a flag.'],
])('the host kit rejects the options %j', (args, message) => {
  expect(() => readOptions(args, env)).toThrow(message);
});

it('the walk requires a credential, and a maximum stake for bets', () => {
  const account = { ...env, MATKA_OTP: '111111' };
  expect(() => readExploreOptions([], env)).toThrow('No credential given: use MATKA_PASSWORD');
  expect(() => readExploreOptions(['--allow-bets'], account)).toThrow(
    '--allow-bets requires --allow-writes and --max-stake POINTS.',
  );
  const bets = ['--allow-writes', '--allow-bets', '--max-stake', '60'];
  expect(readExploreOptions([...bets, '--seed', '7', '--steps', '3'], account)).toMatchObject({
    allowBets: true,
    maxStake: 60,
    seed: 7,
    steps: 3,
  });
  expect(readExploreOptions([], account)).toMatchObject({ allowBets: false, steps: 60 });
});
