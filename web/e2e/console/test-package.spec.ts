import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as packaged } from '@matka/mock-server/package/playwright';

/** A site on this machine that any page may read, with the requests that it got. */
interface Site {
  url: string;
  requests: IncomingMessage[];
  server: Server;
}

async function startSite(): Promise<Site> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html');
    response.end('<link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, server };
}

const test = packaged.extend<{ app: Site; elsewhere: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  app: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  elsewhere: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.server.close();
  },
  baseURL: ({ app }, use) => use(app.url),
});
test.use({ extraHTTPHeaders: { 'x-own': 'kept' } });

const sent = ({ requests }: Site) =>
  requests.map(({ method, headers }) => [method, headers['x-mock-world'], headers['x-own']]);

test('the fixture sends the name of its world only to the app and the mock, beside the headers of the test', async ({
  page,
  app,
  elsewhere,
  mock,
  world,
}) => {
  await page.goto('/');
  const read = (url: string) => page.evaluate(async (to) => (await fetch(to)).status, url);
  expect(await read(elsewhere.url)).toBe(200);
  expect(await read(`${mock.url}/markets/?app_id=any`)).toBe(200);
  expect(sent(app)).toEqual([['GET', world.id, 'kept']]);
  expect(sent(elsewhere)).toEqual([['GET', undefined, 'kept']]);
  const journal = await world.journal();
  expect(journal.map(({ url }) => url)).toEqual(['/markets/?app_id=any']);
});
