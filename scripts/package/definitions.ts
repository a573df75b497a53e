export interface Entry {
  /** Path of the source from the repository's root. */
  source: string;
  /** The values that it exports. */
  names: readonly string[];
  /** A package that has to be installed beside this one. */
  peer?: string;
}

export interface PackageDefinition {
  name: 'matka-mock' | 'matka-contracts';
  description: string;
  keywords: readonly string[];
  /** The workspace with its README, in `package/README.md`, its version and its dependencies. */
  workspace: 'mock-server' | 'contracts';
  /** Modules for `import` and `require`, by name: `index` is the package itself, `client` is `matka-mock/client`. */
  entries: Readonly<Record<string, Entry>>;
  /** Folders whose modules can be imported by their paths, by name: `matka-mock/fixtures/players`. */
  folders: Readonly<Record<string, string>>;
  /** Modules of the folders that stay out. */
  excluded: readonly string[];
  command: string;
  /** Modules that are started as processes. */
  processes: readonly string[];
  /** Files and folders that are read at run time, by their path below `dist`. */
  assets: Readonly<Record<string, string>>;
  /** JSON documents by the name under which they are imported. */
  documents: Readonly<Record<string, string>>;
  /** Types that the declarations name. */
  types: readonly string[];
  /** Dependencies whose modules are built into the package's; their types stay imports. */
  inlined: readonly string[];
  /** Dependencies whose files come with the package. */
  bundled: readonly string[];
  /** Packages that some entries need if the project has them, with the tested range. */
  peers: Readonly<Record<string, string>>;
  /** Entries of the other package, by the end of the import that they replace. */
  elsewhere: Readonly<Record<string, string>>;
}

/** The mock: server, console, control client, `createMock`, fixtures, OpenAPI documents. */
const mock: PackageDefinition = {
  name: 'matka-mock',
  description: 'A stateful mock of the Matka API: worlds, a clock, scenarios, faults, a console.',
  keywords: ['matka', 'mock', 'mock-server', 'testing', 'playwright', 'vitest', 'openapi'],
  workspace: 'mock-server',
  entries: {
    index: { source: 'mock-server/package/index.ts', names: ['createMock'] },
    client: { source: 'mock-server/client/mock-client.ts', names: ['createMockClient'] },
    replay: {
      source: 'mock-server/contract/replay/open-replay-mock.ts',
      names: ['openReplayMock'],
    },
    playwright: {
      source: 'mock-server/package/playwright.ts',
      names: ['test', 'expect'],
      peer: '@playwright/test',
    },
    vitest: {
      source: 'mock-server/package/vitest.ts',
      names: ['test', 'expect'],
      peer: 'vitest',
    },
  },
  folders: { fixtures: 'fixtures' },
  excluded: [],
  command: 'mock-server/package/command.ts',
  processes: ['mock-server/src/processes/command-guard.ts'],
  assets: {
    'mock-server/console': '.local/console',
    'mock-server/schema.sql': 'mock-server/schema.sql',
  },
  documents: {
    'openapi.json': 'contracts/openapi/matka-api.json',
    'control.openapi.json': '.local/package/control.openapi.json',
  },
  types: ['@types/better-sqlite3'],
  inlined: ['typebox'],
  bundled: ['better-sqlite3'],
  peers: { '@playwright/test': '>=1.50.0', vitest: '>=4.1.0' },
  elsewhere: {},
};

/** The contract: declarations, types, reader, pact, and the tools that check hosts. */
const contracts: PackageDefinition = {
  name: 'matka-contracts',
  description:
    'The contract of the Matka API: schemas, types, pact, and tools that check any host.',
  keywords: ['matka', 'contract', 'contract-testing', 'pact', 'openapi', 'json-schema'],
  workspace: 'contracts',
  entries: {
    index: {
      source: 'contracts/package/index.ts',
      names: ['verify', 'explore', 'record', 'replay', 'drift'],
    },
  },
  folders: {
    api: 'contracts/api',
    client: 'contracts/client',
    pact: 'contracts/pact',
    reading: 'contracts/reading',
  },
  // Only tests run these, which import Pact: its package runs a script at install.
  excluded: [
    'contracts/pact/interaction.ts',
    'contracts/pact/matchers.ts',
    'contracts/pact/verify-provider.ts',
  ],
  command: 'scripts/package/contracts-command.ts',
  processes: [],
  assets: { 'contracts/pacts': 'contracts/pacts' },
  documents: {
    'pact.json': 'contracts/pacts/matka-web-matka-api.json',
    'openapi.json': 'contracts/openapi/matka-api.json',
  },
  types: [],
  inlined: ['typebox'],
  bundled: [],
  peers: { 'matka-mock': '*' },
  elsewhere: {
    '/create-mock.ts': 'matka-mock',
    '/contract/replay/open-replay-mock': 'matka-mock/replay',
  },
};

export const packageDefinitions: readonly PackageDefinition[] = [mock, contracts];
