import type { Area } from './area.ts';
import { testsOf } from './area-files.ts';

/** Name of the generated settings in the copy of the repository. */
export const vitestConfigFile = 'mutate.vitest.config.mjs';

const imported: Record<Area['settings'], string> = {
  contracts: './vitest.config.ts',
  'mock-server': './vitest.config.ts',
  web: './web/vitest.config.ts',
};

/** The settings of one project of the root configuration, or the whole of another configuration. */
const projectOf = ({ settings }: Area): string =>
  settings === 'contracts' || settings === 'mock-server'
    ? `base.test.projects.find(({ test }) => test?.name === '${settings}')`
    : 'base';

/**
 * Vitest settings for an area, as a module: those of its project with its tests alone, without projects, and with time
 * for instrumented code on a busy machine.
 */
export function vitestConfig(area: Area): string {
  const root = area.settings === 'web' ? 'web' : '.';
  const include = testsOf(area).map((file) =>
    root === '.' ? file : file.startsWith('web/') ? file.slice('web/'.length) : `../${file}`,
  );
  const setup = ['scripts/mutate/clear-mutant.ts', ...(area.setup ? [area.setup] : [])];
  return `import base from '${imported[area.settings]}';
import { QuickFirst } from './scripts/mutate/quick-first.ts';
import { reusedWorker } from './scripts/mutate/reused-worker.ts';

const project = ${projectOf(area)};

export default {
  ...project,
  plugins: [...(project.plugins ?? []), reusedWorker()],
  root: '${root}',
  test: {
    ...project.test,
    root: undefined,
    include: ${JSON.stringify(include, undefined, 2)},
    setupFiles: [...${JSON.stringify(setup)}.map((file) => \`\${import.meta.dirname}/\${file}\`), ...(project.test.setupFiles ?? [])],
    sequence: { sequencer: QuickFirst },
    env: { ...project.test.env, WAIT_LIMIT: '2500' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};
`;
}
