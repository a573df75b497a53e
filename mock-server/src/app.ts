import jwt from '@fastify/jwt';
import { defaultAppId } from '@matka/fixtures/players';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApiCoverage } from './http/api-coverage.ts';
import { type Origins, registerPreflights } from './http/cors.ts';
import { registerErrorHandlers } from './http/error-handler.ts';
import { registerJsonParser } from './http/json-body-parser.ts';
import { rejectMalformedAddress, rejectMalformedRequest } from './http/malformed-requests.ts';
import { registerRequestPipeline } from './http/request-pipeline.ts';
import { requestTarget } from './http/request-target.ts';
import { signingKey } from './players/signing-key.ts';
import { createTokens } from './players/tokens.ts';
import { bettingRoute } from './routes/betting.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { collectEndpoints, type OpenApi } from './routes/collect-endpoints.ts';
import { type ControlOptions, controlRoutes } from './routes/control/control-routes.ts';
import { historyRoutes } from './routes/history.ts';
import { payoutsRoute } from './routes/payouts.ts';
import { resultsRoute } from './routes/results.ts';
import { suggestionsRoute } from './routes/suggestions.ts';
import { userRoutes } from './routes/users.ts';
import { seedWorld } from './seeding/seed-world.ts';
import { createWorlds, type WorldDefaults } from './worlds/worlds.ts';

/** The options of a mock; `defaultOptions` are used for those left out. */
export interface AppOptions extends Partial<WorldDefaults>, Partial<ControlOptions> {
  /** The key that signs tokens; by default one generated at the first start, see signing-key.ts. */
  secret?: string | undefined;
  /** Origins whose pages may read responses of the API; by default those of this machine. */
  origins?: Origins;
}

/** In memory, on real time, for this machine. */
export const defaultOptions: WorldDefaults & ControlOptions & { origins: Origins } = {
  defaultWorld: defaultAppId,
  file: undefined,
  fresh: false,
  seed: 2026,
  scenario: 'usual',
  now: undefined,
  strict: false,
  control: 'loopback',
  origins: 'loopback',
};

/** Registers the API of the specification. Returns its OpenAPI document. */
function playersApi(api: FastifyInstance, origins: Origins): OpenApi {
  const openapi = collectEndpoints(api);
  registerRequestPipeline(api, origins);
  userRoutes(api);
  catalogueRoutes(api);
  suggestionsRoute(api);
  bettingRoute(api);
  historyRoutes(api);
  resultsRoute(api);
  payoutsRoute(api);
  return openapi;
}

/** Milliseconds within which a request must be complete, so that half a request does not hold its connection. */
const requestTimeout = 60_000;

function noCompiler(): never {
  throw new Error('Routes of the mock have no schemas, see http/endpoint.ts');
}
/** Fastify does not load its schema compilers: routes have no schemas. */
const schemaController = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

/**
 * Builds the mock without listening. Throws a DatabaseFileError for a database file that cannot be used. Closing
 * the app closes the worlds.
 */
export async function buildApp(changes: AppOptions = {}): Promise<FastifyInstance> {
  const options = { ...defaultOptions, ...changes };
  const { origins } = options;
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout,
    schemaController,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: rejectMalformedRequest,
    frameworkErrors: rejectMalformedAddress,
    rewriteUrl: (request) => requestTarget(request.url ?? '/', request.headers),
  });
  registerJsonParser(app);
  registerErrorHandlers(app);
  registerPreflights(app, origins);
  app.decorateRequest('world', null);
  app.decorateRequest('playerId', 0);
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('receivedAt', 0);
  app.decorateRequest('receivedAtWall', 0);
  app.decorateRequest('faultIds', null);
  app.decorateRequest('faultsAfter', null);
  app.decorateRequest('historyDelay', 0);
  app.decorateRequest('isRecorded', false);
  app.decorateRequest('journalEntry', 0);
  const worlds = createWorlds(options, seedWorld);
  await app.register(jwt, {
    secret: changes.secret ?? signingKey(options.file),
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  app.decorate('worlds', worlds);
  app.decorate('tokens', createTokens(app));
  app.decorate('coverage', createApiCoverage());
  app.addHook('onClose', async () => worlds.close());
  let openapi: OpenApi = async () => ({});
  app.register(async (api) => {
    openapi = playersApi(api, origins);
  });
  app.decorate('openapi', () => openapi());
  controlRoutes(app, options);
  return app;
}
