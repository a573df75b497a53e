import { join } from 'node:path';
import { browserSwitches, findBrowser } from './lib/browser.ts';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { freePortFrom } from './lib/ports.ts';
import { createRun, runCheck, verdict } from './lib/steps.ts';
import { packAll } from './package/pack.ts';
import { type Check, projects } from './package/projects/checks.ts';
import { consumerApp, createProject, install, writeExamples } from './package/projects/project.ts';

readCommandLine(
  `npx node scripts/package-check.ts

Packs both packages, checks what they declare, and tries them in projects outside of the repository:
with the newest and the lowest versions of what they are used with.`,
  {},
);

const { step, finish } = createRun();
const tarballs = await packAll(repoPath('.local/packages'));
for (const { name, folder } of tarballs) {
  await step(`${name}: publint`, () => runCheck('publint', ['--strict', folder]));
  await step(`${name}: types`, () => runCheck('attw', ['--profile', 'node16', '--pack', folder]));
}
for (const { name, packages, checks } of projects) {
  const project = createProject({ APP_URL: `http://127.0.0.1:${await freePortFrom(0)}` });
  for (const { name: packed, folder } of tarballs) {
    writeExamples(project, join(folder, 'README.md'));
    writeExamples(project, join(folder, 'skills', packed, 'SKILL.md'));
  }
  const config = project.read('playwright.config.ts');
  project.write('playwright.config.ts', consumerApp(config, findBrowser(), browserSwitches));
  const all: readonly Check[] = [
    ['install', () => install(project, [...tarballs.map(({ file }) => file), ...packages])],
    ...checks(project),
  ];
  try {
    for (const [what, check] of all)
      await step(`${name}: ${what}`, async () => verdict(await check()));
  } finally {
    project.remove();
  }
}
finish();
