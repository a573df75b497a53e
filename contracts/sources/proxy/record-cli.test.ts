import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOfFile } from '../../../scripts/testing/temporary-folder.ts';
import { parseSession } from '../../session/session-file.ts';
import { type LocalServer, listen } from '../http/http-server.ts';
import { main } from './record-cli.ts';

const folder = folderOfFile();
const mobile = '9123012340';
const secrets = [mobile, 'Surya#2031', 'Meera', 'Joshi', 'opaque-access-1', 'opaque-refresh-1'];

/** Responses by path. The first one names the player before the login gives the name away. */
const bodies: Readonly<Record<string, unknown>> = {
  '/homepage/': [
    {
      config_json: {
        banners: [{ id: 1, image_url: '/a.png', title: `Welcome back, Meera! Call ${mobile}.` }],
      },
    },
  ],
  '/users/login/': {
    user: { id: 881, first_name: 'Meera', last_name: 'Joshi', mobile_number: mobile, points: 9 },
    tokens: { access: 'opaque-access-1', refresh: 'opaque-refresh-1' },
  },
  '/markets/': [{ id: 1, name: 'Surya Day', note: 'for Meera Joshi' }],
};

let host: LocalServer;
beforeAll(async () => {
  host = await listen((request, response) => {
    const body = bodies[request.url ?? ''];
    response
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  }, 0);
});
afterAll(async () => {
  await host.close();
});

async function start(file: string): Promise<{ process: ChildProcess; url: string }> {
  const program = fileURLToPath(new URL('record.ts', import.meta.url));
  const args = [program, '--upstream', host.url, '--out', file, '--port', '0'];
  const recorder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(recorder.stdout, 'data')) as [Buffer];
  return { process: recorder, url: line.toString().split(' ', 1)[0] ?? '' };
}

async function useApp(url: string): Promise<void> {
  const get = (path: string) => fetch(url + path).then((response) => response.text());
  await get('/homepage/');
  await fetch(`${url}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile_number: mobile, password: 'Surya#2031' }),
  });
  await get('/markets/');
}

async function written(file: string, count: number): Promise<void> {
  const lines = () => readFileSync(file, 'utf8').split('"startedDateTime"').length - 1;
  await expect.poll(lines).toBe(count);
}

async function run(...args: string[]) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const code = await main(args, {}, { log: print, error: print }, Promise.resolve());
  return { code, text: lines.join('\n') };
}

describe('after the end of the recorder', () => {
  const file = join(folder, 'session.json');

  it('a recording that is cut off by SIGKILL has all its exchanges, without secrets', async () => {
    const { process: recorder, url } = await start(file);
    await useApp(url);
    await written(file, 3);
    recorder.kill('SIGKILL');
    await once(recorder, 'exit');
    expect(readdirSync(folder)).toEqual(['session.json']);
    const text = readFileSync(file, 'utf8');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('Welcome back, <first-name-1>! Call <mobile-1>.');
    const { exchanges } = parseSession(`${text},\n{"startedDateTime":"20`);
    expect(exchanges.map(({ request }) => request.path)).toEqual(Object.keys(bodies));
  });

  it('a recording that is cut off is not overwritten', async () => {
    const before = readFileSync(file, 'utf8');
    for (const args of [
      ['--upstream', host.url, '--port', '0'],
      ['--har', file],
    ]) {
      const { code, text } = await run(...args, '--out', file);
      expect(code).toBe(2);
      expect(text).toBe(`--out ${file}: it exists already: choose another file, or delete it.`);
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('a recording that is cut off by a closed terminal is written as a session', async () => {
    const closed = join(folder, 'closed.json');
    const { process: recorder, url } = await start(closed);
    await useApp(url);
    recorder.kill('SIGHUP');
    const [code] = await once(recorder, 'exit');
    expect(code).toBe(0);
    expect(parseSession(readFileSync(closed, 'utf8')).exchanges).toHaveLength(3);
  });
});

it('a recording skips endlessly nested JSON and keeps the other exchanges', async () => {
  const file = join(folder, 'deep.json');
  const deep = await listen(({ url }, response) => {
    const body = url === '/markets/' ? '[]' : `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const errors: string[] = [];
  const log = async (line: string) => {
    const [, url] = /^(http:\S+) forwards/.exec(line) ?? [];
    if (url === undefined) return;
    for (const path of ['/homepage/', '/markets/']) await (await fetch(url + path)).text();
    stop();
  };
  const args = ['--upstream', deep.url, '--out', file, '--port', '0'];
  const code = await main(args, {}, { log, error: (text) => errors.push(text) }, stopped);
  await deep.close();
  expect({ code, errors }).toEqual({
    code: 0,
    errors: ['GET /homepage/: the JSON is nested too deeply'],
  });
  const { exchanges } = parseSession(readFileSync(file, 'utf8'));
  expect(exchanges.map(({ request }) => request.path)).toEqual(['/markets/']);
});

it('a HAR with endlessly nested JSON is refused in one line', async () => {
  const file = join(folder, 'deep.har');
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const request = { method: 'GET', url: 'https://api.example/markets/' };
  const response = { status: 200, content: { mimeType: 'application/json', text } };
  writeFileSync(file, JSON.stringify({ log: { entries: [{ request, response }] } }));
  expect(await run('--har', file, '--out', join(folder, 'no.json'))).toEqual({
    code: 2,
    text: 'The host sends JSON that is nested too deeply.',
  });
});
