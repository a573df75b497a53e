import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { DatabaseFileError } from './db/database-file.ts';

/** Options of a start of the server. */
export interface StartOptions extends AppOptions {
  /** True if no option names the file: if another mock has the file open, this mock may run without it. */
  isDefaultFile: boolean;
  /** The flags or variables that gave the options of a new world. */
  ofNewWorld?: Partial<Record<'scenario' | 'seed' | 'now', string | undefined>>;
}

/** Prints on stderr which options of a new world have no effect, because the file held a world already. */
function printUnused(
  app: FastifyInstance,
  { file, ofNewWorld = {}, ...options }: StartOptions,
): void {
  const spec = app.worlds.get(options.defaultWorld ?? '')?.settings.spec;
  if (!spec) return;
  const { scenario, seed, clock } = spec;
  const now = clock.mode === 'fixed' ? clock.at : undefined;
  const actual = { scenario, seed, now };
  const unused = (['scenario', 'seed', 'now'] as const).flatMap((name) =>
    actual[name] === options[name] ? [] : (ofNewWorld[name] ?? []),
  );
  if (unused.length > 0)
    process.stderr.write(
      `${file} holds a world already: without effect are ${unused.join(', ')}; --fresh replaces the world.\n`,
    );
}

async function buildOrDoWithout(options: StartOptions): Promise<FastifyInstance> {
  try {
    return await buildApp(options);
  } catch (error) {
    const isTaken = error instanceof DatabaseFileError && error.isInUse;
    if (!(isTaken && options.isDefaultFile)) throw error;
    process.stderr.write(
      `Another mock uses ${options.file}: this one keeps its world in memory. --db FILE stores it.\n`,
    );
    return buildApp({ ...options, file: undefined });
  }
}

/**
 * Builds the mock; in memory, with a line on stderr, if another mock uses the default file. Another line names the options
 * that have no effect because the file held a world already. Throws as `buildApp`.
 */
export async function buildServer(options: StartOptions): Promise<FastifyInstance> {
  const app = await buildOrDoWithout(options);
  printUnused(app, options);
  return app;
}
