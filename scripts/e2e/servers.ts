import { preview } from 'vite';
import { setApiTarget, startMock } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';

/** Serves the production build in `web/dist` with a new mock; `stop` ends both. */
export async function startServers({
  webPort,
  mockPort,
}: {
  webPort: number;
  mockPort: number;
}): Promise<() => Promise<void>> {
  const page = ['--web', `http://localhost:${webPort}`];
  const mock = await startMock([
    ...['--port', String(mockPort), '--db', ':memory:', '--worlds', 'strict'],
    ...page,
  ]);
  setApiTarget(mock);
  const web = await preview({
    root: repoPath('web'),
    preview: { host: '127.0.0.1', port: webPort, strictPort: true },
    logLevel: 'error',
  });
  return async () => {
    await web.close();
    await mock.stop();
  };
}
