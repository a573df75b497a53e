import type { Layer } from './layer.ts';

const at = (name: string): string => `scripts/${name}`;
const mock = (name: string): string => `mock-server/${name}`;

/** Layers of scripts, top to bottom. */
export const scriptsLayers: readonly Layer[] = [
  {
    path: 'scripts/',
    holds: 'one file per command',
    imports: [
      ...[
        'bench/',
        'bench/benchmarks/',
        'browser/',
        'compose/',
        'steady/',
        'stages/',
        'static-site/',
        'requirements/',
        'recipes/',
        'mutate/',
        'screenshots/',
        'licences/',
        'package/',
        'simulate/work/',
        'lib/',
      ].map(at),
      ...['web/vite/', 'web/src/pwa/', 'web/src/lib/', 'contracts/host-kit/', 'fixtures/'],
      mock('contract/'),
    ],
    reason: 'A command reads its arguments and calls one of the folders below.',
  },
  {
    path: at('static-site/'),
    holds: 'site without a server',
    imports: [at('lib/'), 'web/vite/', ...['create-mock.ts', 'src/seeding/'].map(mock)],
    types: [mock('browser/')],
    reason: 'It builds what web and mock are made of, and serves it as any host would.',
  },
  {
    path: at('bench/benchmarks/'),
    holds: 'one file per benchmark',
    imports: [
      ...['bench/', 'bench/browser/', 'bench/workers/', 'browser/', 'sizes/', 'lib/'].map(at),
      mock('client/'),
      'fixtures/',
    ],
    types: ['contracts/api/'],
    reason: 'A benchmark measures one thing and does not know the others.',
  },
  {
    path: at('bench/browser/'),
    holds: 'measurements in the browser',
    imports: [
      ...['bench/', 'browser/', 'stages/', 'lib/'].map(at),
      ...['web/src/lib/', 'fixtures/numbers/'],
    ],
    reason: 'It measures the built app from outside.',
  },
  {
    path: at('bench/workers/'),
    holds: 'child processes of benchmarks',
    imports: [at('lib/'), ...['src/app.ts', 'src/db/'].map(mock), 'fixtures/'],
    reason: 'A worker measures the mock from within its process.',
  },
  {
    path: at('simulate/work/'),
    holds: 'search and shrinking of runs',
    imports: [
      ...['simulate/', 'simulate/kernel/', 'simulate/mutants/', 'lib/'].map(at),
      mock('create-mock.ts'),
    ],
    reason: 'It treats runs as data.',
  },
  {
    path: at('simulate/mutants/'),
    holds: 'seeded bugs',
    imports: [],
    reason: 'Changes of texts, which no run knows of.',
  },
  {
    path: at('simulate/'),
    holds: 'client, mock, players of a run',
    imports: [...['simulate/kernel/', 'lib/'].map(at), mock('create-mock.ts'), 'fixtures/'],
    types: [mock('client/')],
    reason: 'Client as a bundle, mock by its public entry; the judge shares no code with them.',
  },
  {
    path: at('simulate/kernel/'),
    holds: 'virtual time and seeded choices',
    imports: [],
    reason: 'It knows nothing of what runs on it.',
  },
  {
    path: at('screenshots/'),
    holds: 'screens to photograph',
    imports: ['web/src/lib/', 'fixtures/'],
    reason: 'It names routes; the command takes the pictures.',
  },
  {
    path: at('browser/'),
    holds: 'the app in a browser',
    imports: [at('lib/'), mock('client/'), 'fixtures/'],
    reason: 'It uses the built app from outside.',
  },
  {
    path: at('bench/baselines/'),
    holds: 'servers and app to compare with',
    imports: ['contracts/api/'],
    reason: 'A baseline contains nothing of what is measured against it.',
  },
  {
    path: at('bench/'),
    holds: 'load, statistics, report',
    imports: [at('lib/'), mock('src/commands.ts'), mock('client/'), 'fixtures/'],
    reason: 'Tools of all benchmarks.',
  },
  {
    path: at('compose/'),
    holds: 'checks of the containers',
    imports: [at('stages/'), at('lib/'), 'fixtures/'],
    reason: 'It sees containers from outside, through ports and commands.',
  },
  {
    path: at('mutate/'),
    holds: 'mutation of the code',
    imports: [at('lib/')],
    types: [at('stages/')],
    reason: 'It changes a copy of the sources and imports none.',
  },
  {
    path: at('steady/'),
    holds: 'load and verdict of repeated runs',
    imports: [],
    types: [at('stages/')],
    reason: 'It judges results of stages.',
  },
  {
    path: at('stages/'),
    holds: 'stages of test and check',
    imports: [
      ...['sizes/', 'requirements/', 'dependency-rules/', 'lib/'].map(at),
      ...['contract/', 'client/', 'src/commands.ts', 'src/http/'].map(mock),
      'contracts/pact/',
      'contracts/api/',
    ],
    reason: 'A stage runs a tool and counts; it contains no check of its own.',
  },
  {
    path: at('testing/'),
    holds: 'set-up of the test runners',
    imports: [at('requirements/')],
    reason: 'Every package uses it, so it imports no package.',
  },
  {
    path: at('sizes/'),
    holds: 'size budgets of the build',
    imports: [at('lib/')],
    reason: 'It reads a build on disk.',
  },
  {
    path: at('requirements/'),
    holds: 'requirement coverage',
    imports: [at('lib/')],
    reason: 'It reads tests as text and imports none.',
  },
  {
    path: at('licences/'),
    holds: 'licences of dependencies',
    imports: [at('lib/')],
    reason: 'It is part of the web image, where little else exists.',
  },
  {
    path: at('package/'),
    holds: 'packages for other projects',
    imports: [
      at('lib/'),
      ...['src/routes/', 'contract/'].map(mock),
      ...['contracts/host-kit/', 'contracts/drift/'],
    ],
    reason: 'It compiles and copies; what it imports are a document and the commands.',
  },
  {
    path: at('recipes/'),
    holds: 'recipes of CONTRIBUTING.md',
    imports: [at('lib/')],
    reason: 'It changes a copy of the sources and imports none.',
  },
  {
    path: at('vocabulary/'),
    holds: 'words that names may not contain',
    imports: [at('lib/')],
    reason: 'It reads names and imports no source.',
  },
  {
    path: at('dependency-rules/'),
    holds: 'this table and its checks',
    imports: [at('lib/')],
    reason: 'It reads sources as text and imports none.',
  },
  {
    path: at('lib/'),
    holds: 'helpers of all scripts',
    imports: [],
    reason: 'Helpers know no command.',
  },
];
