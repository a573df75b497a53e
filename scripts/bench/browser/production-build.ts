import { build, type Plugin, type Rolldown } from 'vite';
import { withNodeEnvRestored } from '../../lib/node-env.ts';
import { repoPath } from '../../lib/paths.ts';

/** Builds the web app for production in memory, with additional plugins. */
export const productionBuild = (plugins: Plugin[] = []): Promise<Rolldown.RolldownOutput> =>
  withNodeEnvRestored(
    async () =>
      (await build({
        root: repoPath('web'),
        configFile: repoPath('web/vite.config.ts'),
        logLevel: 'error',
        plugins,
        build: { write: false },
      })) as Rolldown.RolldownOutput,
  );
