import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { documentOf } from '../http/call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI 3.1 document of the API; the app must be ready. */
    openapi: () => object;
  }
}

/** Collects the routes that are added to an instance after it into one OpenAPI 3.1 document. */
export async function collectRoutes(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Matka API',
        version: '1.0.0',
        description:
          'Every call of the web app, as the mock serves it. Paths end in a slash; one without it is taken too.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      return { schema: call ? documentOf(call) : schema, url };
    },
  });
}
