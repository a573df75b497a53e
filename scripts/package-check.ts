import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserSwitches, findBrowser } from './lib/browser.ts';
import { repoPath } from './lib/paths.ts';
import { freePortFrom } from './lib/ports.ts';
import { actionChecks } from './package/check/action-checks.ts';
import { runChecks } from './package/check/checks.ts';
import { commandChecks, oldNodeChecks } from './package/check/command-checks.ts';
import { commonJsChecks, exampleChecks, typeChecks } from './package/check/library-checks.ts';
import { nodeVersions } from './package/check/node-versions.ts';
import { openApiChecks, openApiTools } from './package/check/openapi-checks.ts';
import { createProject } from './package/check/project.ts';
import { examplesOf } from './package/check/readme-examples.ts';
import { runnerChecks } from './package/check/runner-checks.ts';
import { packAll, packCompiled } from './package/pack.ts';

/** Versions that the examples are tried with. */
const tools = [
  'typescript@7.0.2',
  '@types/node@24.19.2',
  '@playwright/test@1.65.1',
  'vitest@5.1.1',
];

/** Installs both packages in projects outside of the repository and tries them there. Returns the number of failures. */
async function checkPackages(root: string, compiled: boolean): Promise<number> {
  const out = repoPath('.local/packages');
  const tarballs = compiled ? packCompiled(out) : await packAll(out);
  const packages = tarballs.map(({ file }) => file);
  const examples = tarballs.flatMap(({ folder }) => examplesOf(folder));
  const [{ version } = { version: '' }] = tarballs;
  const { supported, tooOld } = await nodeVersions();
  const browser = findBrowser().path;
  let failures = 0;
  const check = async (...given: Parameters<typeof runChecks>) => {
    failures += await runChecks(...given);
  };
  const javascript = await createProject(join(root, 'javascript'), 'npm', {
    type: 'module',
    packages,
  });
  for (const { version: at, binary } of supported) {
    await check(`JavaScript, npm, Node ${at}`, [
      ...commandChecks(javascript, binary, version),
      ...exampleChecks(javascript, binary, examples),
    ]);
  }
  await check(`Node ${tooOld.version}, too old`, oldNodeChecks(javascript, tooOld.binary));
  const commonjs = await createProject(join(root, 'commonjs'), 'pnpm', {
    type: 'commonjs',
    packages,
  });
  for (const { version: at, binary } of supported)
    await check(`CommonJS, pnpm, Node ${at}`, commonJsChecks(commonjs, binary));
  const typescript = await createProject(join(root, 'type script'), 'npm --ignore-scripts', {
    type: 'module',
    packages: [...packages, ...tools],
  });
  for (const { version: at, binary } of supported) {
    const port = await freePortFrom(4600);
    await check(`TypeScript, npm --ignore-scripts, a path with a blank, Node ${at}`, [
      ...runnerChecks(typescript, binary, { examples, browser, switches: browserSwitches, port }),
      ...typeChecks(typescript, binary),
    ]);
  }
  const openApi = await createProject(join(root, 'openapi'), 'npm --ignore-scripts', {
    type: 'module',
    packages: openApiTools,
  });
  await check('OpenAPI', openApiChecks(openApi, javascript, process.execPath));
  const byName = Object.fromEntries(tarballs.map(({ name, file }) => [name, file]));
  await check('GitHub Actions', actionChecks(root, process.execPath, byName));
  return failures;
}

/** `npm run package:check [-- --compiled]` */
const compiled = process.argv.includes('--compiled');
const root = mkdtempSync(join(tmpdir(), 'matka packages-'));
try {
  const failures = await checkPackages(root, compiled);
  console.log(failures === 0 ? '\nAll checks passed.' : `\n${failures} checks failed.`);
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
