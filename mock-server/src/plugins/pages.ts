import type { FastifyInstance, RouteHandlerMethod, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with a page or a document of the mock. */
    sendPage: RouteHandlerMethod;
  }
}

/**
 * Collects the operations of the routes that follow, and builds the pages that describe them at the first request for
 * one: few tests need them, and they take as long to load as all other parts.
 */
export const pages = fp(async (app: FastifyInstance, { web }: { web?: string | undefined }) => {
  const operations: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.schema?.operationId && route.method !== 'HEAD') operations.push(route);
  });
  let built: Promise<FastifyInstance> | undefined;
  const build = async () => {
    const { buildPages } = await import('../routes/control/pages.ts');
    return buildPages({ operations, web });
  };
  app.decorate('sendPage', async (request, reply) => {
    built ??= build();
    const own = await built;
    reply.hijack();
    own.routing(request.raw, reply.raw);
  });
});
