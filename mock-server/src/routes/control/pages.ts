import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { errors } from '../../plugins/errors.ts';
import { harmlessResponses } from '../../plugins/harmless-responses.ts';
import { documents } from '../openapi/documents.ts';
import { consolePage } from './console.ts';

/** The operations of the mock, which its documents describe, and the address of the web app. */
export interface PagesOptions {
  operations: readonly RouteOptions[];
  web: string | undefined;
}

/** The console, the API page and the OpenAPI documents of some operations, as an app that listens nowhere. */
export async function buildPages({ operations, web }: PagesOptions): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(documents);
  await app.register(errors);
  await app.register(harmlessResponses);
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  // The documents need what the routes declare. No request for them arrives here.
  for (const { method, url, schema = {}, config = {} } of operations)
    app.route({ method, url, schema, config, handler: () => undefined });
  app.get('/__mock/openapi.json', () => app.swagger());
  app.get('/__mock/control.openapi.json', () => app.controlSwagger());
  consolePage(app, web);
  await app.register(swaggerUi, {
    routePrefix: '/__mock/docs',
    theme: { title: 'Matka mock: API' },
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    uiConfig: {
      urls: [
        { name: 'API', url: '/__mock/openapi.json' },
        { name: 'Control API', url: '/__mock/control.openapi.json' },
      ],
    },
  });
  await app.ready();
  return app;
}
