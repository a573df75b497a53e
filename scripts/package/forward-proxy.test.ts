import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseSession } from '@matka/contracts/session/session-file';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { mainPlayer } from '@matka/fixtures/players';
import { createMock, type Mock } from '@matka/mock-server/create-mock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Only the proxy knows this name (RFC 2606). */
const host = 'http://matka.invalid';
const program = fileURLToPath(new URL('contracts-command.ts', import.meta.url));
let mock: Mock;
let proxy: LocalServer;
const passed: string[] = [];

beforeAll(async () => {
  mock = await createMock({ port: 0 });
  const { port } = new URL(mock.url);
  proxy = await listen((incoming, response) => {
    const { url = '', method = 'GET', headers } = incoming;
    passed.push(`${method} ${url.split('?', 1)[0]}`);
    const { pathname, search } = new URL(url);
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method,
      // The mock changes nothing under a name that is not its own.
      headers: { ...headers, host: `127.0.0.1:${port}` },
    });
    outgoing.once('response', (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    incoming.pipe(outgoing);
  });
});
afterAll(async () => {
  await proxy.close();
  await mock.close();
});

const environment = () => ({
  ...process.env,
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: proxy.url,
  NO_PROXY: '127.0.0.1',
  MATKA_BASE_URL: host,
  MATKA_UPSTREAM: host,
  MATKA_MOBILE: mainPlayer.mobile,
  MATKA_PASSWORD: mainPlayer.password,
});

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], { env: environment() });

/** Runs a proxy of the kit while a request goes through it, then ends it. Returns the status of the response. */
async function passThrough(...args: string[]): Promise<number> {
  const running = spawn(process.execPath, [program, ...args, '--port', '0'], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(running, 'exit');
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  const url = line.toString().split(' ', 1)[0];
  const { status } = await fetch(`${url}/markets/?app_id=kalyan-matka`);
  running.kill('SIGTERM');
  await exit;
  return status;
}

it('a verification passes behind a forward proxy', async () => {
  const { stdout } = await run('verify', '--call', 'GET /markets/');
  expect(stdout).toContain('0 failed');
  expect(passed).toContain(`POST ${host}/users/login/`);
  expect(passed).toContain(`GET ${host}/markets/`);
});

it('a recording reaches the host through a forward proxy, and is played again', async () => {
  const recording = join(temporaryFolder(), 'session.json');
  expect(await passThrough('record', '--out', recording)).toBe(200);
  const before = passed.length;
  const { stdout } = await run('replay', recording, '--against', host);
  expect(stdout).toContain('0 differ, 0 undecided');
  expect(passed.slice(before)).toContain(`GET ${host}/markets/`);
  expect(parseSession(readFileSync(recording, 'utf8')).exchanges).toHaveLength(1);
});
