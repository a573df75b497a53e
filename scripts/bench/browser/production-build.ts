import { build, type Plugin, type Rolldown } from 'vite';
import { keepNodeEnv } from '../../lib/node-env.ts';
import { inRepository } from '../../lib/paths.ts';

/** A production build of the web app in memory, with plugins more. */
export const productionBuild = (plugins: Plugin[] = []): Promise<Rolldown.RolldownOutput> =>
  keepNodeEnv(
    async () =>
      (await build({
        root: inRepository('web'),
        configFile: inRepository('web/vite.config.ts'),
        logLevel: 'error',
        plugins,
        build: { write: false },
      })) as Rolldown.RolldownOutput,
  );
