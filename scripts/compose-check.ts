import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, text, texts } from '@matka/contracts/cli/flags';
import { eventually, runChecks, same } from './compose/assert.ts';
import { cacheChecks } from './compose/cache-checks.ts';
import { docker, findEngine } from './compose/engine.ts';
import { offlineChecks } from './compose/offline-checks.ts';
import { type Project, projectOf } from './compose/project.ts';
import { realChecks } from './compose/real-checks.ts';
import { request } from './compose/request.ts';
import { webChecks } from './compose/web-checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { type Counts, createRun, type Run } from './lib/steps.ts';

const tag = 'check';
/** The images that all parts need; `contracts` and `e2e` have their own images. */
const commonImages = ['mock-server', 'web'];

async function showSizes(images: readonly string[]): Promise<void> {
  for (const image of images) {
    const [facts] = JSON.parse(await docker('image', 'inspect', `matka/${image}:${tag}`));
    console.log(
      `  matka/${image}: ${(facts.Size / 1e6).toFixed(0)} MB, runs as ${facts.Config.User}`,
    );
  }
}

interface Running {
  compose: readonly string[];
  name: string;
  project: Project;
  port: number;
  journeys: readonly string[];
}

/** Runs a service of the profile `ci` to its end. */
const ends = ({ project }: Running, service: string, ...args: string[]): Promise<Counts> =>
  runChecks({
    [`${service} ends with its result`]: async () => {
      const { code } = await project.attempt('--profile', 'ci', 'run', '--rm', service, ...args);
      if (code !== 0) throw new Error(`${service} ended with ${code}.`);
    },
  });

const parts = {
  web: ['web server', ({ port }) => runChecks(webChecks(port))],
  caches: ['caches', ({ port }) => runChecks(cacheChecks(port))],
  offline: ['profile offline', ({ project, port }) => runChecks(offlineChecks(project, port))],
  real: ['profile real', ({ compose, name }) => runChecks(realChecks(compose, name, tag))],
  contracts: ['profile ci: contracts', (running) => ends(running, 'contracts')],
  e2e: [
    'profile ci: e2e',
    (running) => {
      const command = ['node', 'scripts/compose/e2e.ts', ...running.journeys];
      return ends(running, 'e2e', ...(running.journeys.length > 0 ? command : []));
    },
  ],
} as const satisfies Readonly<
  Record<string, readonly [title: string, work: (running: Running) => Promise<Counts>]>
>;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

/** Builds and runs parts of docker-compose.yml with a real engine, in separate projects. */
async function containers(
  compose: readonly string[],
  { only, journeys }: { only: readonly Part[]; journeys: readonly string[] },
  { step }: Run,
): Promise<void> {
  const name = `matka-check-${process.pid}`;
  const project = projectOf(compose, name, { MATKA_TAG: tag });
  const images = [
    ...commonImages,
    ...only.filter((part) => part === 'contracts' || part === 'e2e'),
  ];
  try {
    const build = () =>
      runChecks({
        'all of them are built': async () => {
          await project.compose('--profile', 'ci', 'build', ...images);
          await showSizes(images);
        },
      });
    if (!(await step('images', build))) return;
    await project.compose('up', '--detach', '--no-build');
    const port = await project.port('web', 8080);
    await eventually(async () => same((await request(port, '/')).status, 200), 30);
    for (const part of only) {
      const [title, work] = parts[part];
      await step(title, () => work({ compose, name, project, port, journeys }));
    }
  } finally {
    await project.down();
  }
}

const usage = `npm run compose:check -- [--only PART] [--journeys TEXT] [--must-run]

Builds and runs everything in docker-compose.yml with a real engine.

  --only PART       ${partNames.join(', ')}; may be repeated
  --journeys TEXT   only the journeys whose title contains the text
  --must-run        fail instead of skipping where there is no engine`;

const flags = { only: texts, journeys: text, 'must-run': flag };
const values = readCommandLine(usage, flags, ({ only = [], ...others }) => ({
  ...others,
  only: only.map((part) => oneOf('only', part, partNames)),
}));
const engine = await findEngine();
if ('missing' in engine) {
  console.log(`Skipped: ${engine.missing}.`);
  process.exitCode = values['must-run'] ? 1 : 0;
} else {
  const run = createRun();
  const only = values.only.length > 0 ? values.only : partNames;
  const journeys = values.journeys ? ['--grep', values.journeys] : [];
  await containers(engine.compose, { only, journeys }, run);
  run.finish();
}
