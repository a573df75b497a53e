import jwt from '@fastify/jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import { admitCallers, takeWorldOff } from './http/caller.ts';
import { answerErrors } from './http/errors.ts';
import { bettingRoute } from './routes/betting.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { historyRoutes } from './routes/history.ts';
import { suggestionsRoute } from './routes/suggestions.ts';
import { userRoutes } from './routes/users.ts';
import { createTokens } from './tokens/tokens.ts';
import { createWorlds, type WorldDefaults } from './worlds/worlds.ts';

/** What the mock is built from. */
export interface AppOptions extends WorldDefaults {
  /** The key that tokens are signed with. */
  secret: string;
  /** Who may use /__mock: this machine, anyone, nobody. */
  control: 'loopback' | 'any' | 'off';
}

/**
 * Builds the mock; it never listens. Throws a DatabaseFileError when the database file cannot be
 * used. Closing the app closes the worlds.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => takeWorldOff(request.url ?? '/', request.headers),
  });
  // Schemas of requests describe; bodies and queries are read by the handlers, which name each fault.
  app.setValidatorCompiler(() => () => true);
  answerErrors(app);
  await app.register(jwt, {
    secret: options.secret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], cache: true },
  });
  const worlds = createWorlds(options);
  app.decorate('worlds', worlds);
  app.decorate('tokens', createTokens(app));
  app.addHook('onClose', async () => worlds.close());
  admitCallers(app);
  userRoutes(app);
  catalogueRoutes(app);
  suggestionsRoute(app);
  bettingRoute(app);
  historyRoutes(app);
  return app;
}
