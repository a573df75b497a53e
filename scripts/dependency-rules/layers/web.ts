import type { Layer } from './layer.ts';

const src = (name: string): string => `web/src/${name}`;
const bids = (name: string): string => src(`features/bids/${name}`);
const schemas = 'contracts/api/';
const decoders = 'contracts/decoders/';
const decoding = 'contracts/decoding/';
const transport = 'contracts/client/';
const config = src('config.ts');
const i18n = src('i18n/');

/** Layers of web, top to bottom. */
export const webLayers: readonly Layer[] = [
  {
    path: 'web/deploy/',
    holds: 'web image',
    imports: ['web/vite/', config, src('lib/')],
    reason: 'It checks the configuration with the code of the app.',
  },
  {
    path: 'web/vite/',
    holds: 'build plugins',
    imports: ['web/browsers/', src('pwa/'), config, src('lib/')],
    reason: 'Plugins run in Node, so they may import nothing that needs a browser.',
  },
  {
    path: 'web/browsers/',
    holds: 'oldest promised browsers',
    imports: [],
    reason: 'Build, checks and journeys share what those browsers lack.',
  },
  {
    path: src('app/'),
    holds: 'start, routes, shell',
    imports: [
      ...[src('features/'), bids(''), src('pwa/'), src('ui/'), src('themes/'), src('auth/')],
      ...[src('limits/'), src('submissions/'), src('motion/'), config, i18n, src('lib/')],
    ],
    types: [bids('engine/'), decoders],
    reason: 'The only layer that knows all features.',
  },
  {
    path: src('features/'),
    holds: 'one folder per feature',
    imports: [
      ...['limits/', 'submissions/', 'winnings/', 'bet-guide/', 'ui/', 'themes/', 'auth/', 'api/'],
      ...['matka/', 'config.ts', 'i18n/', 'lib/'],
    ].map(src),
    types: [schemas, decoders],
    reason: 'A feature never imports another one, so that each can be changed or removed alone.',
    separate: true,
  },
  {
    path: bids(''),
    holds: 'registry of bid screens',
    imports: [bids('screens/'), bids('frame/'), src('lib/')],
    types: [bids('engine/')],
    reason: 'It only joins definitions and frame.',
  },
  {
    path: bids('screens/'),
    holds: '24 screen definitions',
    imports: [bids('engine/'), bids('rules/'), src('matka/'), src('lib/'), decoders],
    types: [schemas],
    reason: 'A screen is data and pure functions, without components.',
  },
  {
    path: bids('frame/'),
    holds: 'the one bid screen component',
    imports: [
      ...[bids('engine/'), bids('rules/')],
      ...['submissions/', 'winnings/', 'bet-guide/', 'motion/', 'ui/', 'themes/', 'auth/'].map(src),
      ...['matka/', 'i18n/', 'lib/'].map(src),
    ],
    types: [schemas],
    reason: 'It draws any definition and knows none.',
  },
  {
    path: bids('engine/'),
    holds: 'bids, drafts, suggestions',
    imports: [
      bids('rules/'),
      ...['limits/', 'submissions/', 'ui/', 'auth/', 'api/', 'matka/', 'lib/'].map(src),
      decoders,
    ],
    types: [schemas],
    reason: 'It has no case for a single screen.',
  },
  {
    path: bids('rules/'),
    holds: 'rules of bid inputs',
    imports: [src('matka/'), decoders],
    reason: 'Pure functions; no code shared with the rules of the mock.',
  },
  {
    path: src('limits/'),
    holds: "the player's own limits",
    imports: ['submissions/', 'ui/', 'auth/', 'api/', 'config.ts', 'i18n/', 'lib/'].map(src),
    types: [decoders],
    reason: 'They stay on the device; no screen but the bid engine and the wallet knows them.',
  },
  {
    path: src('submissions/'),
    holds: 'durable submission of bets',
    imports: ['ui/', 'auth/', 'api/', 'config.ts', 'i18n/', 'lib/'].map(src),
    types: [schemas, decoders, transport],
    reason: 'All tabs share it, so it knows no screen.',
  },
  {
    path: src('winnings/'),
    holds: 'wins the balance lacks',
    imports: ['auth/', 'api/', 'i18n/', 'lib/'].map(src),
    types: [decoders],
    reason: 'The host tells no balance: what was won since is read off the history.',
  },
  {
    path: src('bet-guide/'),
    holds: 'what a bet type is',
    imports: ['ui/', 'api/', 'matka/', 'i18n/', 'lib/'].map(src),
    types: [schemas, decoders],
    reason: 'Chances follow from the rules of the game, rates from the host; it knows no screen.',
  },
  {
    path: src('pwa/'),
    holds: 'service worker, installation',
    imports: [src('ui/'), config, i18n, src('lib/')],
    reason: 'The worker serves files and knows no screen and no API.',
  },
  {
    path: src('ui/'),
    holds: 'components',
    imports: [src('motion/'), i18n],
    reason: 'Components know no route, no API and no rule of the game.',
  },
  {
    path: src('motion/'),
    holds: 'motion and vibration',
    imports: [src('lib/')],
    reason: 'It follows what the screens show and knows none of them.',
  },
  {
    path: src('themes/'),
    holds: 'six themes, dark, host colours',
    imports: [src('auth/'), src('lib/')],
    types: [decoders],
    reason: 'A theme sets values; components do not depend on one.',
  },
  {
    path: src('auth/'),
    holds: 'signed-in state',
    imports: [src('api/'), config, src('lib/'), decoders, decoding],
    types: [schemas],
    reason: 'The API client reports expiry by callback and knows nothing of this folder.',
  },
  {
    path: src('api/'),
    holds: 'HTTP client, endpoints',
    imports: [config, src('lib/'), decoders, decoding, transport],
    types: [schemas],
    reason: 'The client knows neither screens nor who is signed in.',
  },
  {
    path: src('matka/'),
    holds: 'rules of the game in the app',
    imports: [],
    types: [schemas, decoders],
    reason: 'Pure functions about markets, digits and results.',
  },
  {
    path: config,
    holds: 'configuration',
    imports: [src('lib/')],
    types: [schemas],
    reason: 'Read once, before anything else.',
  },
  {
    path: i18n,
    holds: 'languages of the app',
    imports: [],
    reason: 'Rules and responses stay English; what is shown is translated where it is rendered.',
  },
  {
    path: src('lib/'),
    holds: 'helpers',
    imports: [],
    types: [schemas, decoders],
    reason: 'Helpers that would fit into any app.',
  },
];
