import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { foreignHost } from '../http/foreign-request.ts';
import { isRead } from '../http/methods.ts';
import { detail } from '../shared/http-error.ts';

/**
 * Refuses changes under a host name that the control API refuses too: a page of another site can call this machine by a
 * name of its own (DNS rebinding). Reading stays possible and creates no world.
 */
export const hostNames = fp(
  async (api: FastifyInstance, { names }: { names: readonly string[] }) => {
    api.addHook('onRequest', (request, _reply, done) => {
      const foreign = foreignHost(request, names);
      request.isUnderForeignName = foreign !== undefined;
      if (foreign === undefined || isRead(request.method)) done();
      else {
        const reason = `Nothing is changed under a foreign name, ${foreign}; --control-hosts adds names.`;
        done(detail(403, reason));
      }
    });
  },
);
