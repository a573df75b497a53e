import { runChecks } from './compose/assert.ts';
import { docker, findEngine } from './compose/engine.ts';
import { offlineChecks } from './compose/offline-checks.ts';
import { projectOf } from './compose/project.ts';
import { realChecks } from './compose/real-checks.ts';
import { releaseChecks } from './compose/release-checks.ts';
import { webChecks } from './compose/web-checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { storeComposeRun } from './requirements/other-checks.ts';
import { report, type StageResult, stage } from './stages/stage.ts';

const tag = 'check';
const images = ['mock-server', 'web', 'contracts', 'e2e'];

async function showSizes(): Promise<void> {
  for (const image of images) {
    const [facts] = JSON.parse(await docker('image', 'inspect', `matka/${image}:${tag}`));
    console.log(
      `  matka/${image}: ${(facts.Size / 1e6).toFixed(0)} MB, runs as ${facts.Config.User}`,
    );
  }
}

/** Builds and runs everything in docker-compose.yml with a real engine, in separate projects. */
async function containers(compose: readonly string[], journeys: string[]): Promise<StageResult[]> {
  const name = `matka-check-${process.pid}`;
  const project = projectOf(compose, name, { MATKA_TAG: tag });
  const results: StageResult[] = [];
  const add = async (title: string, work: Parameters<typeof stage>[1]) => {
    results.push(await stage(title, work));
  };
  const ends = (service: string, ...args: string[]) =>
    runChecks({
      [`${service} ends with its result`]: async () => {
        const { code } = await project.attempt('--profile', 'ci', 'run', '--rm', service, ...args);
        if (code !== 0) throw new Error(`${service} ended with ${code}.`);
      },
    });
  try {
    await add('images', () =>
      runChecks({
        'all of them are built': async () => {
          await project.compose('--profile', 'ci', 'build');
          await showSizes();
        },
      }),
    );
    if (results.some(({ failed }) => failed > 0)) return results;
    await project.compose('up', '--detach', '--no-build');
    const port = await project.port('web', 8080);
    await add('web server', () => runChecks(webChecks(port)));
    await add('profile offline', () => runChecks(offlineChecks(project, port)));
    await add('profile real', () => runChecks(realChecks(compose, name, tag)));
    await add('releases', () => runChecks(releaseChecks(compose, name, tag)));
    await add('profile ci: contracts', () => ends('contracts'));
    const e2e = ['node', 'scripts/run.mjs', 'scripts/compose/e2e.ts', ...journeys];
    await add('profile ci: e2e', () => ends('e2e', ...(journeys.length > 0 ? e2e : [])));
  } finally {
    await project.down();
  }
  return results;
}

/**
 * `npm run compose:check [-- --journeys <Playwright's --grep>] [--must-run]`; without an engine it says
 * why and skips, or fails with `--must-run`.
 */
const usage = `npm run compose:check -- [--journeys TEXT] [--must-run]

Builds and runs everything in docker-compose.yml with a real engine.

  --journeys TEXT   only the journeys whose title contains the text
  --must-run        fail instead of skipping where there is no engine`;

const values = readCommandLine(usage, {
  journeys: { type: 'string' },
  'must-run': { type: 'boolean', default: false },
});
const engine = await findEngine();
if ('missing' in engine) {
  console.log(`Skipped: ${engine.missing}.`);
  process.exitCode = values['must-run'] ? 1 : 0;
} else {
  const journeys = values.journeys ? ['--grep', values.journeys] : [];
  const results = await containers(engine.compose, journeys);
  storeComposeRun(results);
  report(results);
}
