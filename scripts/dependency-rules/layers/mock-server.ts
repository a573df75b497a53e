import type { Layer } from './layer.ts';

const src = (name: string): string => `mock-server/src/${name}`;
const schemas = 'contracts/api/';
const data = 'fixtures/';

/** Layers of mock-server, top to bottom. */
export const mockServerLayers: readonly Layer[] = [
  {
    path: 'mock-server/contract/',
    holds: 'provider side of the contract',
    imports: [
      'contracts/recording/',
      ...['mock-server/create-mock.ts', 'mock-server/client/', src('app.ts'), data],
      ...[
        'mock-server/contract/second-host/',
        'contracts/host-kit/',
        'contracts/verifier/',
        'contracts/explore/',
      ],
      ...[src('game/'), src('shared/'), 'contracts/pact/'],
      ...['contracts/decoders/', 'contracts/decoding/', schemas],
    ],
    types: ['contracts/behaviour/'],
    reason: 'It uses the mock as any host: through its API and its control API.',
  },
  {
    path: 'mock-server/contract/replay/',
    holds: 'the mock with a recorded world',
    imports: [
      ...['app.ts', 'betting/', 'markets/', 'players/', 'shared/', 'worlds/', 'db/'].map(src),
      ...['contracts/behaviour/', 'contracts/recording/', 'contracts/pact/', data],
    ],
    types: ['contracts/replay/', 'contracts/decoders/', schemas],
    reason: 'A recorded world has rows that no request makes, so it is written into the tables.',
  },
  {
    path: 'mock-server/contract/second-host/',
    holds: 'second host of the API',
    imports: [],
    types: [schemas, 'contracts/behaviour/'],
    reason: 'It is written apart from the mock, so that agreement of the two proves something.',
  },
  {
    path: 'mock-server/package/',
    holds: 'entries of the package matka-mock',
    imports: [
      ...['mock-server/create-mock.ts', 'mock-server/client/', src('main.ts'), src('seeding/')],
      ...[src('worlds/'), data],
    ],
    types: [schemas],
    reason: 'It passes on what the package offers and adds nothing to it.',
  },
  {
    path: 'mock-server/create-mock.ts',
    holds: 'the mock within a process',
    imports: ['mock-server/client/', ...['app.ts', 'seeding/', 'http/', 'worlds/'].map(src), data],
    reason: 'Tests of other packages use the mock through this file and the client only.',
  },
  {
    path: 'mock-server/client/',
    holds: 'typed client of the control API',
    imports: [],
    types: [
      ...['routes/', 'seeding/', 'http/', 'recording/', 'worlds/', 'db/', 'markets/'].map(src),
      schemas,
    ],
    reason: 'It runs in browsers as well, so it may contain no code of the server.',
  },
  {
    path: src('main.ts'),
    holds: 'server process',
    imports: [
      ...['app.ts', 'options.ts', 'commands.ts', 'usage.ts', 'start-message.ts'].map(src),
      ...['processes/', 'seeding/', 'worlds/'].map(src),
      'contracts/cli/',
    ],
    reason: 'Everything else works without a process, an environment or a port.',
  },
  {
    path: src('commands.ts'),
    holds: 'exec, seed, replay',
    imports: ['app.ts', 'processes/', 'seeding/', 'recording/', 'worlds/', 'db/'].map(src),
    reason: 'Commands use the app as any caller does; only main.ts prints and exits.',
  },
  {
    path: src('usage.ts'),
    holds: 'texts of --help',
    imports: ['contracts/cli/'],
    reason: 'Text alone, loaded when it is asked for.',
  },
  {
    path: src('start-message.ts'),
    holds: 'what a started mock prints',
    imports: [data],
    reason: 'Text alone, from the address and the fixtures.',
  },
  {
    path: src('processes/'),
    holds: 'start and end of processes',
    imports: [],
    reason: 'It watches processes and needs nothing of the server.',
  },
  {
    path: src('options.ts'),
    holds: 'flags and environment variables',
    imports: [src('seeding/'), src('worlds/'), 'contracts/cli/', data],
    types: [src('app.ts'), src('http/')],
    reason: 'Only the process reads flags; the app receives options.',
  },
  {
    path: src('app.ts'),
    holds: 'builds the app',
    imports: [...['routes/', 'seeding/', 'http/', 'players/', 'worlds/'].map(src), data],
    reason: 'The one place that knows all parts. It never listens.',
  },
  {
    path: src('routes/'),
    holds: 'endpoints, control API',
    imports: [
      ...['http/', 'seeding/', 'betting/', 'faults/', 'markets/', 'players/', 'recording/'].map(
        src,
      ),
      ...['shared/', 'worlds/', 'db/', 'game/'].map(src),
      ...['contracts/cli/', schemas, data],
    ],
    reason: 'A route is a schema and a thin handler; nothing below knows of routes.',
  },
  {
    path: src('seeding/'),
    holds: 'seed data, scenarios',
    imports: [
      ...['betting/', 'faults/', 'markets/', 'players/', 'shared/', 'worlds/', 'db/', 'game/'].map(
        src,
      ),
      data,
    ],
    types: [schemas],
    reason: 'Seeding plays the game by its rules and knows nothing of HTTP.',
  },
  {
    path: src('http/'),
    holds: 'request pipeline',
    imports: [...['faults/', 'markets/', 'recording/', 'shared/', 'worlds/'].map(src), data],
    types: [src('players/')],
    reason: 'What happens to every request, whatever its endpoint.',
  },
  {
    path: src('betting/'),
    holds: 'placing bets, history',
    imports: ['markets/', 'shared/', 'worlds/', 'db/', 'game/'].map(src),
    types: [schemas],
    reason: 'Bets depend on markets, never the reverse.',
  },
  {
    path: src('faults/'),
    holds: 'injected failures, magic inputs',
    imports: [...['shared/', 'worlds/', 'db/'].map(src), data],
    reason: 'Faults replace a response; they know no rule of the game.',
  },
  {
    path: src('markets/'),
    holds: 'schedule, draws, settlement',
    imports: ['shared/', 'worlds/', 'db/', 'game/'].map(src),
    types: [schemas],
    reason: 'Markets run by the clock alone: no request, no player.',
  },
  {
    path: src('players/'),
    holds: 'accounts, tokens',
    imports: [...['shared/', 'worlds/', 'db/'].map(src), data],
    types: [schemas],
    reason: 'Signing in has nothing to do with the game.',
  },
  {
    path: src('recording/'),
    holds: 'journal, replay, branches',
    imports: [...['shared/', 'worlds/', 'db/'].map(src), data],
    reason: 'A recording repeats requests and compares rows; it knows no endpoint.',
  },
  {
    path: src('worlds/'),
    holds: 'state of a world, snapshots',
    imports: ['shared/', 'db/'].map(src),
    types: [src('game/'), schemas],
    reason: 'A world holds state and does nothing with it: the app passes in what seeds it.',
  },
  {
    path: src('db/'),
    holds: 'SQL, one file per table',
    imports: [],
    types: [src('shared/'), src('game/'), schemas],
    reason: 'The only SQL of the mock. Rows in, rows out.',
  },
  {
    path: src('shared/'),
    holds: 'errors, validation, time, money',
    imports: [schemas],
    reason: 'Helpers without state.',
  },
  {
    path: src('game/'),
    holds: 'rules of the game',
    imports: [],
    types: [schemas],
    reason: 'Pure rules: no clock, no database, no code shared with the rules of the web.',
  },
];
