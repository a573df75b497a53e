import swagger, { type SwaggerTransform } from '@fastify/swagger';
import { type Endpoint, type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import Type, { type TSchema } from 'typebox';
import type { AuthRule } from '../../plugins/authentication.ts';
import { acceptedBody, apiSchemas } from './api-schemas.ts';
import { withReferredComponents } from './components.ts';
import { acceptedForms, controlSchemas } from './control-schemas.ts';
import { describedResponses, withSample } from './examples.ts';
import { apiTags, controlTags } from './operation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the control API. */
    controlSwagger: FastifyInstance['swagger'];
  }
}

const license = { name: 'MIT', identifier: 'MIT' };

const api = {
  openapi: '3.1.0',
  info: {
    title: 'Matka API',
    version: '1.0.0',
    description:
      'The API of the web app as the mock serves it, with simulated points: no real money moves. Paths end in a slash; the mock accepts them without it too.',
    license,
  },
  servers: [{ url: '/', description: 'The host that serves this document.' }],
  tags: [...apiTags],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const },
    schemas: apiSchemas,
  },
};

const controlApi = {
  openapi: '3.1.0',
  info: {
    title: 'Matka mock: control API',
    version: '1.0.0',
    description:
      'Moves time, creates worlds, injects faults and replays journals, for tests and the console. Available to this machine only, unless the mock was started with --control any.',
    license,
  },
  servers: [{ url: '/', description: 'The mock that serves this document.' }],
  tags: [...controlTags],
  // The guard checks addresses, host names and sites, not credentials.
  security: [],
  components: { schemas: controlSchemas },
};

const hidden = (url: string) => ({ schema: { hide: true }, url });

const token = [{ bearer: [] }];
const securityBy: Readonly<Record<AuthRule, Record<string, string[]>[]>> = {
  player: token,
  // A token is optional: it names the world, as app_id does.
  public: [{}, ...token],
  body: [],
};

/** An operation of the API: its request as the contract declares it, or as the mock accepts it if it accepts less. */
const apiTransform: SwaggerTransform = ({ schema, url, route }) => {
  const id = schema?.operationId as EndpointName | undefined;
  if (id === undefined || url.startsWith('/__mock/')) return hidden(url);
  const { query, ...declared }: Endpoint = endpoints[id];
  const { auth = 'player' } = route.config ?? {};
  return {
    url,
    schema: {
      ...schema,
      security: securityBy[auth],
      ...(declared.body && { body: withSample(acceptedBody(declared.body)) }),
      ...(query && { querystring: query }),
      ...(url.includes(':id') && { params: Type.Object({ id: Type.Integer() }) }),
      response: describedResponses(route),
    },
  };
};

/** An operation of the control API with its errors. */
const controlTransform: SwaggerTransform = ({ schema, url, route }) => {
  if (!schema?.operationId || !url.startsWith('/__mock/')) return hidden(url);
  const { params: _, ...declared } = schema;
  const body = route.config?.ownBody ?? schema.body;
  return {
    url,
    schema: {
      // Without them, the names of parameters are taken from the path.
      ...declared,
      ...(body !== undefined && { body: withSample(body as TSchema) }),
      response: describedResponses(route),
    },
  };
};

/** Makes the OpenAPI documents of the routes that follow, `app.swagger()` and `app.controlSwagger()`. */
export const documents = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: api,
    transform: apiTransform,
    transformObject: withReferredComponents(),
  });
  await app.register(swagger, {
    decorator: 'controlSwagger',
    openapi: controlApi,
    transform: controlTransform,
    transformObject: withReferredComponents(acceptedForms),
  });
});
