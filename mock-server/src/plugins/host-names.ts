import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { foreignHost } from '../http/foreign-request.ts';
import { isRead } from '../http/methods.ts';
import { detail, type HttpError } from '../shared/http-error.ts';

/** 403 for a change under a foreign name, such as `Host play.example`. */
export const foreignName = (name: string): HttpError =>
  detail(403, `Nothing is changed under a foreign name, ${name}; --control-hosts adds names.`);

/**
 * Refuses changes under a host name that the control API refuses too: a page of another site can call this machine by a
 * name of that site (DNS rebinding). Reading stays possible and creates no world.
 */
export const hostNames = fp(
  async (api: FastifyInstance, { names }: { names: readonly string[] }) => {
    api.addHook('onRequest', (request, _reply, done) => {
      const foreign = foreignHost(request, names);
      request.isUnderForeignName = foreign !== undefined;
      if (foreign === undefined || isRead(request.method)) done();
      else done(foreignName(foreign));
    });
  },
);
