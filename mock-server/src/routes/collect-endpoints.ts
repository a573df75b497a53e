import type { FastifyInstance } from 'fastify';
import type { DocumentedRoute } from './openapi-document.ts';

/** Returns the OpenAPI 3.1 document of the API. */
export type OpenApi = () => Promise<object>;

declare module 'fastify' {
  interface FastifyInstance {
    openapi: OpenApi;
  }
}

/**
 * Collects the endpoints that are registered afterwards. Returns a function for their OpenAPI document, whose code
 * is loaded on first use.
 */
export function collectEndpoints(api: FastifyInstance): OpenApi {
  const routes: DocumentedRoute[] = [];
  api.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && method !== 'HEAD')
      routes.push({ method: String(method), url, endpoint: config.endpoint });
  });
  let document: Promise<object> | undefined;
  return () => {
    document ??= import('./openapi-document.ts').then(({ openApiDocument }) =>
      openApiDocument(routes),
    );
    return document;
  };
}
