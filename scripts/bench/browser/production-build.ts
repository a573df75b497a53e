import { build, type Plugin, type Rolldown } from 'vite';
import { withNodeEnvRestored } from '../../lib/node-env.ts';
import { repoPath } from '../../lib/paths.ts';

/** A production build of the web app in memory, with plugins more. */
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
