import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, text, texts } from '@matka/contracts/cli/flags';
import { docker, findEngine } from './compose/engine.ts';
import { projectOf, tag } from './compose/project.ts';
import type { Running } from './compose/running.ts';
import { readCommandLine } from './lib/command-line.ts';
import { createRun, type Run, runVitest, verdict } from './lib/steps.ts';

/** The images that all parts need; `contracts` and `e2e` have their own images. */
const commonImages = ['mock-server', 'web'];

const parts = {
  web: 'web server',
  caches: 'caches',
  offline: 'profile offline',
  real: 'profile real',
  contracts: 'profile ci: contracts',
  e2e: 'profile ci: e2e',
} as const;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

async function showSizes(images: readonly string[]): Promise<void> {
  for (const image of images) {
    const [facts] = JSON.parse(await docker('image', 'inspect', `matka/${image}:${tag}`));
    console.log(
      `  matka/${image}: ${(facts.Size / 1e6).toFixed(0)} MB, runs as ${facts.Config.User}`,
    );
  }
}

/** Builds and runs parts of docker-compose.yml with a real engine, in separate projects. */
async function containers(
  compose: readonly string[],
  { only, journeys }: { only: readonly Part[]; journeys: readonly string[] },
  { step }: Run,
): Promise<void> {
  const name = `matka-check-${process.pid}`;
  const project = projectOf(compose, name);
  const isImage = (part: Part) => part === 'contracts' || part === 'e2e';
  const images = [...commonImages, ...only.filter(isImage)];
  const start = async () => {
    await project.compose('--profile', 'ci', 'build', ...images);
    await showSizes(images);
    await project.compose('up', '--detach', '--no-build');
    return verdict(true);
  };
  try {
    if (!(await step('images', start))) return;
    const running: Running = { compose, name, port: await project.port('web', 8080) };
    const env = { MATKA_RUNNING: JSON.stringify(running) };
    for (const part of only) {
      const work = async () => {
        if (!isImage(part)) {
          const files = [
            '--config',
            'scripts/compose/vitest.config.ts',
            `compose/${part}.check.ts`,
          ];
          return runVitest(`compose-${part}`, files, env);
        }
        const command = ['node', 'scripts/compose/e2e.ts', ...journeys];
        const args = part === 'e2e' && journeys.length > 0 ? command : [];
        const run = await project.attempt('--profile', 'ci', 'run', '--rm', part, ...args);
        return verdict(run.code === 0);
      };
      await step(parts[part], work);
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
