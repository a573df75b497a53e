import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, texts } from '@matka/contracts/cli/flags';
import { browserSwitches, findBrowser } from './lib/browser.ts';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { freePortFrom } from './lib/ports.ts';
import { actionChecks } from './package/check/action-checks.ts';
import { type Check, runChecks } from './package/check/checks.ts';
import { commandChecks, oldNodeChecks } from './package/check/command-checks.ts';
import { commonJsChecks, exampleChecks, typeChecks } from './package/check/library-checks.ts';
import { nodeVersions } from './package/check/node-versions.ts';
import { openApiChecks, openApiTools } from './package/check/openapi-checks.ts';
import { createProject, type Project } from './package/check/project.ts';
import { type Example, examplesOf } from './package/check/readme-examples.ts';
import { runnerChecks } from './package/check/runner-checks.ts';
import { sourceChecks } from './package/check/source-checks.ts';
import { workflowCheck, workflowTools } from './package/check/workflow-check.ts';
import { packAll, packCompiled, type Tarball } from './package/pack.ts';

/** Versions that the examples are tried with. */
const tools = [
  'typescript@7.0.2',
  '@types/node@24.19.2',
  '@playwright/test@1.65.1',
  'vitest@5.1.1',
];

/** What the checks share: the tarballs, the examples of their READMEs, Nodes, and the folder for projects. */
interface Context {
  root: string;
  tarballs: readonly Tarball[];
  packages: string[];
  byName: Readonly<Record<string, string>>;
  version: string;
  examples: Example[];
  nodes: Awaited<ReturnType<typeof nodeVersions>>;
}

/** A project with both packages, installed by npm as it is; made once. */
const projectOf = (() => {
  let made: Promise<Project> | undefined;
  return ({ root, packages }: Context) => {
    made ??= createProject(join(root, 'javascript'), 'npm', { type: 'module', packages });
    return made;
  };
})();

/** Titles with their checks; each part makes the projects that it needs. */
type Part = (context: Context) => AsyncGenerator<[title: string, checks: Check[]]>;

const parts: Readonly<Record<string, Part>> = {
  async *javascript(context) {
    const project = await projectOf(context);
    const { nodes, examples, version } = context;
    for (const { version: at, binary } of nodes.supported)
      yield [
        `JavaScript, npm, Node ${at}`,
        [...commandChecks(project, binary, version), ...exampleChecks(project, binary, examples)],
      ];
    yield [`Node ${nodes.tooOld.version}, too old`, oldNodeChecks(project, nodes.tooOld.binary)];
  },
  async *commonjs({ root, packages, nodes }) {
    const project = await createProject(join(root, 'commonjs'), 'pnpm', {
      type: 'commonjs',
      packages,
    });
    for (const { version: at, binary } of nodes.supported)
      yield [`CommonJS, pnpm, Node ${at}`, commonJsChecks(project, binary)];
  },
  async *typescript({ root, packages, nodes, examples }) {
    const project = await createProject(join(root, 'type script'), 'npm --ignore-scripts', {
      type: 'module',
      packages: [...packages, ...tools],
    });
    const browser = findBrowser().path;
    for (const { version: at, binary } of nodes.supported) {
      const port = await freePortFrom(4600);
      yield [
        `TypeScript, npm --ignore-scripts, a path with a blank, Node ${at}`,
        [
          ...runnerChecks(project, binary, { examples, browser, switches: browserSwitches, port }),
          ...typeChecks(project, binary),
        ],
      ];
    }
  },
  async *sources({ root, version, tarballs }) {
    yield ['Installed from', sourceChecks(root, process.execPath, { packages: tarballs, version })];
  },
  async *openapi(context) {
    const project = await createProject(join(context.root, 'openapi'), 'npm --ignore-scripts', {
      type: 'module',
      packages: openApiTools,
    });
    yield ['OpenAPI', openApiChecks(project, await projectOf(context), process.execPath)];
  },
  async *actions({ root, byName }) {
    const validator = await createProject(join(root, 'validator'), 'npm --ignore-scripts', {
      type: 'module',
      packages: workflowTools,
    });
    yield [
      'GitHub Actions',
      [workflowCheck(validator, process.execPath), ...actionChecks(root, process.execPath, byName)],
    ];
  },
};

/** Installs both packages in projects outside of the repository and tries them there. Returns the number of failures. */
async function checkPackages(root: string, { compiled, only }: Flags): Promise<number> {
  const out = repoPath('.local/packages');
  const tarballs = compiled ? packCompiled(out) : await packAll(out);
  const [{ version } = { version: '' }] = tarballs;
  const context: Context = {
    root,
    tarballs,
    packages: tarballs.map(({ file }) => file),
    byName: Object.fromEntries(tarballs.map(({ name, file }) => [name, file])),
    version,
    examples: tarballs.flatMap(({ folder }) => examplesOf(folder)),
    nodes: await nodeVersions(),
  };
  let failures = 0;
  for (const part of only.length > 0 ? only : Object.keys(parts))
    for await (const [title, checks] of parts[part]?.(context) ?? [])
      failures += await runChecks(title, checks);
  return failures;
}

/** Flags of the command. */
interface Flags {
  compiled: boolean;
  only: string[];
}

const usage = `node scripts/package-check.ts [--only PART] [--compiled]

Installs both packages in projects outside of the repository and tries them there.

  --only PART   ${Object.keys(parts).join(', ')}; may be repeated
  --compiled    pack what the last run has compiled`;

/** `node scripts/package-check.ts` */
async function main(): Promise<0 | 1> {
  const flags = readCommandLine(
    usage,
    { compiled: flag, only: texts },
    ({ compiled, only = [] }) => ({
      compiled,
      only: only.map((part) => oneOf('only', part, Object.keys(parts))),
    }),
  );
  const root = mkdtempSync(join(tmpdir(), 'matka packages-'));
  try {
    const failures = await checkPackages(root, flags);
    console.log(failures === 0 ? '\nAll checks passed.' : `\n${failures} checks failed.`);
    return failures === 0 ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
