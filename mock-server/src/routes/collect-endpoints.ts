import type { FastifyInstance } from 'fastify';
import type { DocumentedRoute } from './openapi-document.ts';

/** Gives the OpenAPI 3.1 document of the API. */
export type OpenApi = () => Promise<object>;

declare module 'fastify' {
  interface FastifyInstance {
    openapi: OpenApi;
  }
}

/**
 * Collects the calls that are added to an instance after it. Gives their document, which is made, and
 * the code for it loaded, when it is asked for first.
 */
export function collectEndpoints(api: FastifyInstance): OpenApi {
  const routes: DocumentedRoute[] = [];
  api.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint) routes.push({ method: String(method), url, endpoint: config.endpoint });
  });
  let document: Promise<object> | undefined;
  return () => {
    document ??= import('./openapi-document.ts').then(({ openApiDocument }) =>
      openApiDocument(routes),
    );
    return document;
  };
}
