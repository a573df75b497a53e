import { get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../src/testing/api-server.ts';
import { type WebServer, webServers } from '../src/testing/web-servers.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** A GET like a browser's page visit; headers can be replaced. */
function visit(
  port: number,
  path: string,
  host = 'localhost',
  accept = 'text/html',
  more: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, accept, ...more };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    }).on('error', reject);
  });
}
const appIdOf = ({ text }: Reply): unknown =>
  JSON.parse(text.match(/id="matka-config">(.*?)<\/script>/)?.[1] ?? '{}').appId;

const servers = webServers();

describe.each(servers)('served by %s', (_name, serve) => {
  let web: WebServer;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    api = await startApi((call) =>
      call.path === '/drop/' ? 'drop' : { body: { path: call.path } },
    );
    web = await serve(api.url);
  });
  afterAll(async () => {
    await web.close();
    await api.close();
  });

  it('every page of the app contains the configuration', async () => {
    for (const path of ['/', '/home', '/betting-options?x=1.2', '/index.html']) {
      const reply = await visit(web.port, path);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(appIdOf(reply)).toBe('moon');
    }
  });

  it('only the console of the mock may frame the page', async () => {
    const { headers } = await visit(web.port, '/home');
    expect(headers['content-security-policy']).toMatch(
      /(^|; )frame-ancestors 'self' http:\/\/localhost:4010 http:\/\/127\.0\.0\.1:4010 http:\/\/\*\.localhost:4010(;|$)/,
    );
  });

  it('each <world>.localhost serves its world', async () => {
    expect(appIdOf(await visit(web.port, '/login', 'sun.localhost'))).toBe('sun');
    expect(appIdOf(await visit(web.port, '/login', 'star-2.localhost'))).toBe('star-2');
  });

  it('the server does not change files and requests other than page visits', async () => {
    const files = visit(web.port, '/nothing-here.js', 'localhost', '*/*');
    expect((await files).text).not.toContain('"appId"');
    expect((await visit(web.port, '/home', 'localhost', 'application/json')).text).not.toContain(
      '"appId"',
    );
  });

  it.each(['/robots-of-nobody.txt', '/nope.js', '/assets/nope.js', '/assets/nope', '/a.b/c.png'])(
    'the path %s, which is not a file or a path of the app, gets a 404 without a page',
    async (path) => {
      for (const accept of ['text/html', '*/*']) {
        const { status, text } = await visit(web.port, path, 'localhost', accept);
        expect([status, text]).toEqual([404, '']);
      }
    },
  );

  it('the proxy forwards /api without its prefix', async () => {
    const reply = await visit(web.port, '/api/markets/?app_id=moon');
    expect(JSON.parse(reply.text)).toEqual({ path: '/markets/' });
    expect(api.calls.at(-1)?.query).toBe('app_id=moon');
  });
});

const [, [, servePreview]] = servers;
const pictures = async (web: WebServer, headers: Readonly<Record<string, string>>) => {
  const reply = await visit(web.port, '/home', 'localhost', 'text/html', headers);
  return /img-src ([^;]*)/.exec(String(reply.headers['content-security-policy']))?.[1];
};

it('a preview page allows pictures over http only if the page itself is served over http', async () => {
  const web = await servePreview('http://127.0.0.1:1');
  expect(await pictures(web, {})).toBe("'self' data: http: https:");
  expect(await pictures(web, { 'x-forwarded-proto': 'https' })).toBe("'self' data: https:");
  await web.close();
});
