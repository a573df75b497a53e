import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('the default options give a world on real time in .local, on port 4010 of this machine', () => {
  const options = readOptions([], {});
  expect(options).toMatchObject({
    host: '127.0.0.1',
    port: 4010,
    json: false,
    defaultWorld: 'kalyan-matka',
    fresh: false,
    now: undefined,
    scenario: 'usual',
    strict: false,
    control: 'loopback',
    secret: undefined,
    origins: 'loopback',
  });
  expect(options.file).toMatch(/\/\.local\/mock\.sqlite$/);
});

const flags = [
  ['--port', '0', { port: 0 }],
  ['--host', '0.0.0.0', { host: '0.0.0.0' }],
  ['--seed', '42', { seed: 42 }],
  ['--now', '2026-11-20T12:00+05:30', { now: Date.parse('2026-11-20T12:00:00+05:30') }],
  ['--db', '/data/mock.sqlite', { file: '/data/mock.sqlite' }],
  ['--db', ':memory:', { file: undefined }],
  ['--worlds', 'strict', { strict: true }],
  ['--worlds', 'named', { strict: true, defaultWorld: undefined }],
  ['--scenario', 'fresh', { scenario: 'fresh' }],
  ['--control', 'any', { control: 'any' }],
  ['--control-hosts', 'Mock-Server, [fd00::1]', { controlHosts: ['mock-server', '[fd00::1]'] }],
  ['--secret', 's3cret', { secret: 's3cret' }],
  ['--origins', 'any', { origins: 'any' }],
  [
    '--homepage-colours',
    '#0b3d91,#F4A300',
    { theme: { primary_color: '#0b3d91', secondary_color: '#F4A300' } },
  ],
  ['--origins', 'http://a.example:1, https://b', { origins: ['http://a.example:1', 'https://b'] }],
  [
    '--origins',
    'capacitor://localhost,HTTPS://A.example:443/',
    { origins: ['capacitor://localhost', 'https://a.example'] },
  ],
] as const;

it.each(flags)(
  'the server takes the option %s %s from the command line and the environment',
  (flag, text, expected) => {
    expect(readOptions([flag, text], {})).toMatchObject(expected);
    const variable = `MATKA_${flag.slice(2).toUpperCase().replace('-', '_')}`;
    expect(readOptions([], { [variable]: text })).toMatchObject(expected);
  },
);

it('the server takes switches from the command line and the environment', () => {
  const expected = { json: true, fresh: true };
  expect(readOptions(['--json', '--fresh'], {})).toMatchObject(expected);
  const environment = { MATKA_JSON: '1', MATKA_FRESH: 'true' };
  expect(readOptions([], environment)).toMatchObject(expected);
});

it.each(['0', 'False', 'NO', 'off', ''])('the server leaves switches off for %j', (word) => {
  const names = ['JSON', 'FRESH', 'DETACHED'].map((name) => `MATKA_${name}`);
  const off = { json: false, fresh: false, detached: false };
  const environment = Object.fromEntries(names.map((name) => [name, word]));
  expect(readOptions([], environment)).toMatchObject(off);
  const production = { NODE_ENV: 'production', MATKA_ALLOW_PRODUCTION: word };
  expect(() => readOptions([], production)).toThrow('--allow-production');
});

it('the server treats an empty variable as not set', () => {
  const environment = { MATKA_HOST: '', MATKA_DB: ' ', MATKA_SECRET: '\t', MATKA_PORT: '' };
  expect(readOptions([], environment)).toEqual(readOptions([], {}));
});

it('the server applies the named host styles in their fixed order', () => {
  const { hostStyle } = readOptions(['--host-style', 'extra-fields, pages-of-7'], {});
  expect(hostStyle).toEqual(['pages-of-7', 'extra-fields']);
  const repeated = ['--host-style', 'extra-fields', '--host-style', 'pages-of-7,big-bet-ids'];
  expect(readOptions(repeated, {}).hostStyle).toEqual([
    'pages-of-7',
    'big-bet-ids',
    'extra-fields',
  ]);
});

it.each([
  ['--host-style', 'pages-of-7'.repeat(10_000)],
  ['--scenario', 'usual'.repeat(20_000)],
  ['--worlds', 'open'.repeat(25_000)],
  ['--control', 'x'.repeat(100_000)],
  ['--web', 'x'.repeat(100_000)],
  [`--${'port'.repeat(25_000)}`, '1'],
  ['--json', 'x'.repeat(100_000)],
])('the error of an option shortens a long value: %.20s', (flag, value) => {
  const message = () => {
    try {
      return String(readOptions([flag, value], {}));
    } catch (error) {
      return String(error);
    }
  };
  expect(message()).not.toContain('Did you mean');
  expect(message()).toMatch(/^UsageError: .{1,1100}$/);
});

it('the server draws host styles by a seed, and its options name the styles', () => {
  const drawn = readOptions(['--host-style', 'random', '--style-seed', '7'], {});
  expect(drawn.styleSeed).toBe(7);
  const variables = { MATKA_HOST_STYLE: 'random', MATKA_STYLE_SEED: '7' };
  expect(readOptions([], variables).hostStyle).toEqual(drawn.hostStyle);
  const { hostStyle, styleSeed } = readOptions(['--host-style', 'random'], {});
  const again = ['--host-style', 'random', '--style-seed', String(styleSeed)];
  expect(readOptions(again, {}).hostStyle).toEqual(hostStyle);
});

it('the server starts in production only with --allow-production or its variable', () => {
  const production = { NODE_ENV: 'production' };
  expect(() => readOptions([], production)).toThrow('--allow-production');
  expect(readOptions(['--allow-production'], production).port).toBe(4010);
  const allowed = { ...production, MATKA_ALLOW_PRODUCTION: 'true' };
  expect(readOptions([], allowed).port).toBe(4010);
});

it('the server prefers a flag to the environment', () => {
  expect(readOptions(['--port', '5000'], { MATKA_PORT: '6000' }).port).toBe(5000);
});

it.each([
  [['--port', '70000'], '--port'],
  [['--port', '-1'], '--port'],
  [['--seed', '1.5'], '--seed'],
  [['--bets', 'many'], '--bets'],
  [['--now', '2026-11-20'], '--now'],
  [['--now', '2026-13-45T12:00+05:30'], '--now'],
  [['--now', '2026-02-30T12:00+05:30'], '--now'],
  [['--worlds', 'many'], '--worlds'],
  [['--scenario', 'paradise'], '--scenario'],
  [['--control', 'nobody'], '--control'],
  [['--control-hosts', 'http://a.example'], '--control-hosts'],
  [['--origins', 'play.example.org'], '--origins'],
  [['--origins', 'https://a.example/path'], '--origins'],
  [['--origins', 'https://*.example.org'], '--origins'],
  [['--origins', 'https://a.example,'], '--origins'],
  [['--origins', 'file:///'], '--origins'],
  [['--host', ''], '--host'],
  [['--db', ' '], '--db'],
  [['--secret='], '--secret'],
  [['--homepage-colours', 'red'], '--homepage-colours'],
  [['--colour', 'red'], '--colour'],
  [['surplus'], 'surplus'],
  [['--host-style', 'pages-of-8'], '--host-style: There is no host style pages-of-8'],
  [['--host-style', 'pages-of-2,pages-of-7'], 'pages-of-2 and pages-of-7 contradict each other'],
  [['--style-seed', '7'], '--style-seed belongs to --host-style random'],
  [['--fresh=False'], '--fresh'],
])('the server refuses %j in one line that names the option', (args, name) => {
  expect(() => readOptions(args, {})).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});

it.each([
  ['MATKA_PORT', 'tcp://10.96.0.12:4010'],
  ['MATKA_PORT', '4010 '],
  ['MATKA_SEED', '-1'],
  ['MATKA_NOW', 'today'],
  ['MATKA_FRESH', 'maybe'],
  ['MATKA_DETACHED', 'maybe'],
  ['MATKA_WORLDS', 'some'],
  ['MATKA_SCENARIO', 'usuall'],
  ['MATKA_CONTROL_HOSTS', 'http://a.example'],
  ['MATKA_ORIGINS', 'a.example'],
  ['MATKA_WEB', 'localhost'],
  ['MATKA_HOMEPAGE_COLOURS', 'red'],
  ['MATKA_STYLE_SEED', '7'],
])('the server names the variable that gave a wrong value: %s=%s', (name, value) => {
  expect(() => readOptions([], { [name]: value })).toThrow(
    new RegExp(`^${name} (takes|belongs to) [^\\n]*$`),
  );
});

it.each(['pages-of-8', 'pages-of-2,pages-of-7'])(
  'the server names the variable that gave the wrong host styles %s',
  (value) => {
    expect(() => readOptions([], { MATKA_HOST_STYLE: value })).toThrow(
      /^MATKA_HOST_STYLE: [^\n]*$/,
    );
  },
);
