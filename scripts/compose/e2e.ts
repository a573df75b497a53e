import { connect, createServer, type Server } from 'node:net';
import { journeys } from '../e2e/journeys.ts';
import { requireEnv } from '../lib/environment.ts';
import { repoPath } from '../lib/paths.ts';
import { createRun } from '../lib/steps.ts';

/**
 * Runs the end-to-end tests against running servers and replays their journals; the service `e2e` of
 * docker-compose.yml:
 *   MATKA_E2E_WEB   host:port of the web server
 *   MATKA_MOCK_URL  the mock, its control API open to this process
 */

/** Forwards a local port to the web server, because every world has a host name below localhost. */
function forwardTo(address: string): Promise<Server> {
  const [host = '', port = ''] = address.split(':');
  const server = createServer((near) => {
    const far = connect({ host, port: Number(port) });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const portOf = (server: Server): string => {
  const address = server.address();
  return address !== null && typeof address === 'object' ? String(address.port) : '';
};

const { step, finish } = createRun();
await step('end to end', async () => {
  const web = await forwardTo(requireEnv('MATKA_E2E_WEB'));
  const at = { MATKA_WEB_PORT: portOf(web), MATKA_MOCK_URL: requireEnv('MATKA_MOCK_URL') };
  try {
    const args = ['--output', repoPath('.local/test-results'), ...process.argv.slice(2)];
    return await journeys(args, at);
  } finally {
    web.close();
  }
});
finish();
