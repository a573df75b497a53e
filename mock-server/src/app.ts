import jwt from '@fastify/jwt';
import type { SentHomepageConfig } from '@matka/contracts/api/homepage';
import { defaultAppId } from '@matka/fixtures/players';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  rejectMalformedAddress,
  rejectMalformedRequest,
  requestTarget,
} from './http/malformed-requests.ts';
import { signingKey } from './players/signing-key.ts';
import { Tokens } from './players/tokens.ts';
import { authentication } from './plugins/authentication.ts';
import { clock } from './plugins/clock.ts';
import { crossOrigin, type Origins } from './plugins/cors.ts';
import { ApiCoverage, coverage } from './plugins/coverage.ts';
import { declaredResponses } from './plugins/declared-responses.ts';
import { errors } from './plugins/errors.ts';
import { faults } from './plugins/faults.ts';
import { harmlessResponses } from './plugins/harmless-responses.ts';
import { hostNames } from './plugins/host-names.ts';
import { hostStyles } from './plugins/host-styles.ts';
import { journal } from './plugins/journal.ts';
import { jsonBodies } from './plugins/json.ts';
import { pages } from './plugins/pages.ts';
import { replays } from './plugins/replays.ts';
import { worlds } from './plugins/worlds.ts';
import { bettingRoute } from './routes/betting.ts';
import { catalogueRoutes, payoutsRoute } from './routes/catalogue.ts';
import { type ControlOptions, controlRoutes } from './routes/control/control-routes.ts';
import { historyRoutes } from './routes/history.ts';
import { resultsRoute } from './routes/results.ts';
import { suggestionsRoute } from './routes/suggestions.ts';
import { userRoutes } from './routes/users.ts';
import { compileSchema, formErrors } from './shared/validate.ts';
import type { WorldDefaults } from './worlds/worlds.ts';

/** The options of a mock; `defaultOptions` fills in missing ones. */
export interface AppOptions extends Partial<WorldDefaults>, Partial<ControlOptions> {
  /** The key that signs tokens; by default a key generated at the first start, see players/tokens.ts. */
  secret?: string | undefined;
  /** Origins whose pages may read responses of the API; by default this machine's. */
  origins?: Origins;
  /** The colours of the home page; by default the seed's. */
  theme?: SentHomepageConfig['theme'];
}

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

/** Milliseconds within which a request must be complete, so that half a request does not hold its connection. */
const requestTimeout = 60_000;
/** Bytes of a body, other than of an import: the longest bet has half of them. */
const bodyLimit = 128 * 1024;

/**
 * The API of the specification. Requests pass the plugins top to bottom; responses pass coverage, journal, host styles and faults.
 */
async function playersApi(
  api: FastifyInstance,
  { origins, theme, controlHosts = [] }: AppOptions & { origins: Origins },
): Promise<void> {
  api.setValidatorCompiler(compileSchema);
  api.setSchemaErrorFormatter(formErrors);
  await api.register(crossOrigin, { origins });
  await api.register(hostNames, { names: controlHosts });
  await api.register(coverage);
  await api.register(journal);
  await api.register(authentication);
  await api.register(clock);
  await api.register(hostStyles);
  await api.register(faults);
  userRoutes(api);
  catalogueRoutes(api, theme && { theme });
  suggestionsRoute(api);
  bettingRoute(api);
  historyRoutes(api);
  resultsRoute(api);
  payoutsRoute(api);
}

/** Builds the mock without listening. Throws a DatabaseFileError for a database file that cannot be used. */
export async function buildApp(changes: AppOptions = {}): Promise<FastifyInstance> {
  const options = { ...defaultOptions, ...changes };
  const app = Fastify({
    forceCloseConnections: true,
    requestTimeout,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: rejectMalformedRequest,
    frameworkErrors: rejectMalformedAddress,
    rewriteUrl: (request) => requestTarget(request.url ?? '/', request.headers),
  });
  // Responses are sent as they are: their schemas are for the documents and for plugins/declared-responses.ts.
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(pages, { web: options.web });
  await app.register(jsonBodies);
  await app.register(errors);
  await app.register(harmlessResponses);
  await app.register(declaredResponses);
  await app.register(worlds, options);
  await app.register(replays);
  await app.register(jwt, {
    secret: options.secret ?? signingKey(options.file),
    sign: { algorithm: 'HS256' },
    // Their expiry is checked when the world is known, in players/tokens.ts.
    verify: { algorithms: ['HS256'], cache: true, ignoreExpiration: true },
  });
  app.decorate('tokens', new Tokens(app));
  app.decorate('coverage', new ApiCoverage());
  app.register(playersApi, options);
  controlRoutes(app, options);
  return app;
}
