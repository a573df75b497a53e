import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageDefinitions } from '../definitions.ts';
import type { Project } from './project.ts';

/** A check has a name, and tells if it passed. */
export type Check = readonly [name: string, passes: () => boolean | Promise<boolean>];

interface ProjectDefinition {
  name: string;
  /** Packages that are installed beside both packages. */
  packages: readonly string[];
  checks: (project: Project) => readonly Check[];
}

/** The lowest version of a peer that the packages declare. */
function lowest(peer: string): string {
  const [range] = packageDefinitions.flatMap(({ peers }) => peers[peer] ?? []);
  return `${peer}@${range?.replace('>=', '')}`;
}

/** Arguments that run a command with a new mock, to which each request names its world. */
const withMock = (...command: readonly string[]) => ['exec', '--worlds', 'named', '--', ...command];

/** Module resolutions of compilers. */
const types = ({ run }: Project): Check[] =>
  ['bundler', 'node16', 'nodenext'].map((kind) => [
    `types, ${kind}`,
    () => run('tsc', ['-p', `tsconfig.${kind}.json`]),
  ]);

const vitest = ({ run }: Project, pools: readonly string[]): Check[] =>
  pools.map((pool) => [`Vitest, ${pool}`, () => run('vitest', ['run', '--pool', pool])]);

const playwright = ({ run }: Project): Check[] => [
  ['Playwright', () => run('matka-mock', withMock('playwright', 'test'))],
];

const otherRunners = ({ run }: Project): Check[] => [
  ['require', () => run('node', ['require.cjs'])],
  ['Jest', () => run('jest', ['jest/'])],
  [
    "Node's runner",
    () => run('matka-mock', ['exec', '--', 'node', '--test', 'tests/balance.node.mjs']),
  ],
];

/** The message of a failed test, where nothing can be written below `node_modules`. */
function failsWithJournal({ folder, write, output }: Project): boolean {
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  write('node_modules/.cache', '');
  const said = output('vitest', ['run', '--config', 'failing/vitest.config.ts']);
  rmSync(join(folder, 'node_modules/.cache'));
  return said.includes('World (opens in the console') && said.includes('1. GET /markets/ 200');
}

const kit = ({ run }: Project): Check[] => [
  ['verification of the mock', () => run('matka-mock', ['exec', '--', 'node', 'verify.mjs'])],
  [
    'a walk and a recording, replayed',
    () =>
      run('matka-mock', ['exec', '--', 'node', 'session.mts']) &&
      run('matka-contracts', ['replay', 'session.json']),
  ],
  [
    'behind a proxy',
    () =>
      run('matka-mock', ['exec', '--control-hosts', 'matka.invalid', '--', 'node', 'proxied.mjs']),
  ],
];

/** The tasks of the skills that come with both packages. */
const tasks = ({ folder, run }: Project): Check[] => [
  [
    'the tasks of the skills',
    () => {
      const files = readdirSync(join(folder, 'tasks'));
      const passed = files.filter((file) =>
        run('matka-mock', ['exec', '--', 'node', `tasks/${file}`]),
      );
      console.log(`${passed.length} of ${files.length} tasks: ${passed.join(', ')}`);
      return files.length === 10 && passed.length === files.length;
    },
  ],
];

/** The projects that test the packages. */
export const projects: readonly ProjectDefinition[] = [
  {
    name: 'newest',
    packages: [
      'typescript@7.0.2',
      '@types/node@24.19.2',
      '@playwright/test@1.65.1',
      'vitest@5.1.1',
      // Vitest accepts a range, and the newest version in it may need packages that a registry does not have yet.
      'vite@8.3.8',
      'jest@30.2.0',
    ],
    checks: (project) => [
      [
        'commands',
        () =>
          project.run('matka-mock', ['--version']) && project.run('matka-contracts', ['--version']),
      ],
      [
        'console and API page',
        () => project.run('matka-mock', ['exec', '--', 'node', 'pages.mjs']),
      ],
      ['a start of few modules', () => project.run('node', ['few-modules.mjs'])],
      ...types(project),
      ...vitest(project, ['forks', 'threads', 'vmForks', 'vmThreads']),
      ...playwright(project),
      ...otherRunners(project),
      ...kit(project),
      ...tasks(project),
      ['a project that cannot be written', () => failsWithJournal(project)],
    ],
  },
  {
    name: 'lowest',
    packages: [
      'typescript@5.8.2',
      '@types/node@22.18.0',
      lowest('@playwright/test'),
      lowest('vitest'),
      'vite@6.4.1',
      // The command `node` of this project.
      `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@22.18.0`,
    ],
    checks: (project) => [
      ...types(project),
      // Within the other pools Vitest 4 cannot load dependencies that require ES modules.
      ...vitest(project, ['forks', 'threads']),
      ...playwright(project),
    ],
  },
];
