import { foreignText } from '@matka/contracts/cli/foreign-text';
import fp from 'fastify-plugin';

/** Prints a line for each request of the API and of the control API: method, path, world, status, milliseconds. No query: it may name a player. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, world } = request;
    const path = foreignText(url.split('?', 1)[0] ?? url);
    const milliseconds = Math.round(reply.elapsedTime);
    process.stdout.write(
      `${method} ${path} ${world?.id ?? '-'} ${reply.statusCode} ${milliseconds} ms\n`,
    );
    done();
  });
});
