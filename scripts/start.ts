import { readBoolean } from '@matka/contracts/cli/boolean';
import { wholeNumber } from '@matka/contracts/cli/flag-values';
import { flag } from '@matka/contracts/cli/flags';
import { onParentGone } from '@matka/contracts/cli/parent-process';
import { startMessage } from '@matka/mock-server/src/usage';
import { createServer } from 'vite';
import { isThemeName } from '../web/src/lib/theme.ts';
import { themeColour } from '../web/vite/theme-colours.ts';
import { readCommandLine } from './lib/command-line.ts';
import { setApiTarget, startMock } from './lib/mock-process.ts';
import { repoPath } from './lib/paths.ts';
import { freePortFrom } from './lib/ports.ts';

const usage = `npm start -- [--web-port N] [--mock-port N] [--json]

Mock and web together; prints the address and the demo players.

  --web-port N    5173, or the next free one; 0 = any free port
  --mock-port N   4010, or the next free one; 0 = any free port
  --json          one line: {"web": …, "mock": …}`;

function readFlags() {
  const flags = {
    'web-port': { type: 'string', default: '5173' },
    'mock-port': { type: 'string', default: '4010' },
    json: flag,
  } as const;
  return readCommandLine(usage, flags, (values) => ({
    webPort: wholeNumber('web-port', values['web-port'], { most: 65_535 }),
    mockPort: wholeNumber('mock-port', values['mock-port'], { most: 65_535 }),
    json: values.json,
  }));
}

/** The flag that gives the mock's homepage the colours of the chosen theme; none without a theme. */
function coloursOfTheme(theme = ''): string[] {
  if (!isThemeName(theme)) return [];
  const colours = [themeColour(theme, 'brand'), themeColour(theme, 'accent')];
  return ['--homepage-colours', colours.join(',')];
}

/** Starts mock and web together, prints their addresses and stops both on Ctrl-C. */
async function start(): Promise<void> {
  const flags = readFlags();
  const webPort = await freePortFrom(flags.webPort);
  const mock = await startMock([
    '--port',
    String(await freePortFrom(flags.mockPort)),
    '--web',
    `http://localhost:${webPort}`,
    ...coloursOfTheme(process.env.MATKA_THEME),
  ]);
  setApiTarget(mock);
  const web = await createServer({
    root: repoPath('web'),
    server: { host: '127.0.0.1', port: webPort },
    logLevel: flags.json ? 'error' : 'warn',
    clearScreen: false,
  });
  const stop = async (code: number): Promise<never> => {
    await Promise.all([web.close(), mock.stop()]);
    process.exit(code);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGHUP', () => void stop(0));
  if (!readBoolean(process.env, 'MATKA_DETACHED')) onParentGone(() => void stop(0));
  mock.process.once('exit', () => void stop(1));
  await web.listen();
  const address = web.httpServer?.address();
  const port = address && typeof address === 'object' ? address.port : flags.webPort;
  const webUrl = `http://localhost:${port}`;
  if (flags.json) {
    console.log(JSON.stringify({ web: webUrl, mock: mock.url }));
    return;
  }
  console.log(`${startMessage(mock.url, { play: webUrl })}

Points are simulated: no real money moves. Your own world: http://<any-name>.localhost:${port}
Ctrl-C stops both.`);
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
