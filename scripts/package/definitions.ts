import { globSync } from 'node:fs';
import { repoRoot } from '../lib/paths.ts';

/** A file at the top of a package that passes on a module of `dist`, and the name under which it is imported. */
export interface Entry {
  name: string;
  /** Path of the source from the repository's root. */
  source: string;
  names: readonly string[];
  /** A package that has to be installed beside this one. */
  peer?: string;
}

export interface PackageDefinition {
  name: 'matka-mock' | 'matka-contracts';
  description: string;
  keywords: readonly string[];
  /** The workspace with its README, in `package/README.md`. */
  workspace: 'mock-server' | 'contracts';
  entries: readonly Entry[];
  command: string;
  /** Modules that are started as processes, or loaded by a name that no import statement shows. */
  hidden: readonly string[];
  /** Every module of these folders is importable by its path: `matka-mock/fixtures/players`. */
  folders: Readonly<Record<string, string>>;
  /** Modules of the folders that stay out. */
  excluded: readonly string[];
  /** Files and folders that are read at run time, at the same path below `dist`. */
  assets: readonly string[];
  /** JSON documents by the name under which they are imported. */
  documents: Readonly<Record<string, string>>;
  /** Dependencies whose files come with the package. */
  bundled: readonly string[];
  /** Packages that some entries need if the project has them, with the range that was tried. */
  peers: Readonly<Record<string, string>>;
  /** Modules that the package takes from another one: path of the source to import specifier. */
  elsewhere: Readonly<Record<string, string>>;
}

/** The mock: server, console, control client, `createMock`, fixtures, OpenAPI documents. */
const mock: PackageDefinition = {
  name: 'matka-mock',
  description: 'A stateful mock of the Matka API: worlds, a clock, scenarios, faults, a console.',
  keywords: ['matka', 'mock', 'mock-server', 'testing', 'playwright', 'vitest', 'openapi'],
  workspace: 'mock-server',
  entries: [
    { name: '.', source: 'mock-server/package/index.ts', names: ['createMock'] },
    { name: './client', source: 'mock-server/client/mock-client.ts', names: ['createMockClient'] },
    {
      name: './replay',
      source: 'mock-server/contract/replay/open-replay-mock.ts',
      names: ['openReplayMock'],
    },
    {
      name: './playwright',
      source: 'mock-server/package/playwright.ts',
      names: ['test', 'expect'],
      peer: '@playwright/test',
    },
    {
      name: './vitest',
      source: 'mock-server/package/vitest.ts',
      names: ['test', 'expect'],
      peer: 'vitest',
    },
  ],
  command: 'mock-server/package/command.ts',
  hidden: ['mock-server/src/processes/command-guard.ts'],
  folders: { fixtures: 'fixtures' },
  excluded: [],
  assets: [
    'mock-server/console',
    'mock-server/migrations',
    'scripts/requirements/requirements.json',
  ],
  documents: {
    'openapi.json': 'contracts/openapi/matka-api.json',
    'control.openapi.json': '.local/package/control.openapi.json',
  },
  bundled: ['better-sqlite3'],
  peers: { '@playwright/test': '>=1.50', vitest: '>=4' },
  elsewhere: {},
};

/** The contract: declarations, types, reader, pact, and the tools that check hosts. */
const contracts: PackageDefinition = {
  name: 'matka-contracts',
  description:
    'The contract of the Matka API: schemas, types, pact, and tools that check any host.',
  keywords: ['matka', 'contract', 'contract-testing', 'pact', 'openapi', 'json-schema'],
  workspace: 'contracts',
  entries: [
    {
      name: '.',
      source: 'contracts/package/index.ts',
      names: ['verify', 'explore', 'record', 'replay', 'drift'],
    },
  ],
  command: 'scripts/package/contracts-command.ts',
  hidden: [],
  folders: {
    api: 'contracts/api',
    client: 'contracts/client',
    pact: 'contracts/pact',
    reading: 'contracts/reading',
  },
  // What imports Pact, which only tests run: its package runs a script at install.
  excluded: [
    'contracts/pact/interaction.ts',
    'contracts/pact/matchers.ts',
    'contracts/pact/verify-provider.ts',
  ],
  assets: ['contracts/pacts', 'contracts/openapi'],
  documents: {
    'pact.json': 'contracts/pacts/matka-web-matka-api.json',
    'openapi.json': 'contracts/openapi/matka-api.json',
  },
  bundled: [],
  peers: { 'matka-mock': '*' },
  elsewhere: {
    'mock-server/create-mock.ts': 'matka-mock',
    'mock-server/client/mock-client.ts': 'matka-mock/client',
    'mock-server/contract/replay/open-replay-mock.ts': 'matka-mock/replay',
  },
};

export const packageDefinitions: readonly PackageDefinition[] = [mock, contracts];

/** The sources that a package starts from; it takes along all that they import. */
export function sourcesOf({
  entries,
  command,
  hidden,
  folders,
  excluded,
}: PackageDefinition): string[] {
  const modules = Object.values(folders).flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: repoRoot })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts') && !path.includes('/package/')),
  );
  const named = [...entries.map(({ source }) => source), command, ...hidden];
  return [...new Set([...named, ...modules])].filter((path) => !excluded.includes(path));
}
