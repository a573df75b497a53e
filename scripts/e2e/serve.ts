import { onParentGone } from '@matka/contracts/cli/parent-process';
import { requireEnv } from '../lib/environment.ts';
import { buildWeb } from '../lib/steps.ts';
import { startServers } from './servers.ts';

/**
 * Serves the production build with a mock until it is told to end, for `playwright.config.ts`:
 *   MATKA_WEB_PORT  the port of the web server
 *   MATKA_MOCK_URL  the address of the mock
 *   MATKA_BUILT     the build is there already
 */
if (process.env.MATKA_BUILT === undefined && (await buildWeb()).failed > 0) process.exit(1);
const stop = await startServers({
  webPort: Number(requireEnv('MATKA_WEB_PORT')),
  mockPort: Number(new URL(requireEnv('MATKA_MOCK_URL')).port),
});
const end = () => void stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
onParentGone(end);
