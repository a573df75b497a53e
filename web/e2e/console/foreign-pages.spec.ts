import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';
import { mockUrl, webPort } from '../servers.ts';

const mockPort = new URL(mockUrl).port;
/** The web image is another machine to the mock, and its pages send requests to their own origin alone. */
const isImage = process.env.MATKA_E2E_WEB !== undefined;

let site: LocalServer;
let sitePort = '';
test.beforeAll(async () => {
  site = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Any page</title>');
  });
  sitePort = new URL(site.url).port;
});
test.afterAll(() => site.close());

/** A request of a page's script. */
type Sent = { url: string; method?: string; mode?: 'no-cors'; type?: string; body?: string };

const blocked = /CORS policy|Content Security Policy|frame is sandboxed/;

/** Forgets what the browser logs about requests and scripts that it blocked. */
function forgetBlocked(seen: string[]): void {
  const others = seen.filter((text) => !blocked.test(text));
  seen.splice(0, seen.length, ...others);
}

const blind = { method: 'POST', mode: 'no-cors' } as const;

/** The script's result: the status, 0 for an opaque response, or a failure. */
const attempt = ({ url, type, ...init }: Sent): Promise<number | string> =>
  fetch(url, { ...init, headers: type === undefined ? {} : { 'content-type': type } }).then(
    async (response) => (response.type === 'opaque' ? 0 : response.status),
    () => 'failed',
  );

test('a page of another site can neither read nor change a world', { tag: ['@MOCK-26'] }, async ({
  page,
  world,
  console: seen,
}) => {
  await world.setBalance(mainPlayer.mobile, 77);
  const control = `${mockUrl}/__mock/worlds/${world.id}`;
  const balance = `${control}/players/${mainPlayer.mobile}/balance/`;
  await page.goto(`http://evil.test:${sitePort}/`);
  expect(await page.evaluate(attempt, { url: `${control}/` })).toBe('failed');
  expect(await page.evaluate(attempt, { url: `${control}/reset/`, ...blind })).toBe(0);
  const put = { url: balance, method: 'PUT', type: 'application/json', body: '{"points":1}' };
  expect(await page.evaluate(attempt, put)).toBe('failed');
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post' });
    document.body.append(form);
    form.submit();
  }, `${control}/reset/`);
  await expect(page.locator('body')).toContainText('not for Origin http://evil.test');
  await page.goto(`http://evil.test:${sitePort}/`);
  await page.evaluate((url) => {
    location.href = url;
  }, `${mockUrl}/__mock/`);
  await expect(page.locator('body')).toContainText('not for Sec-Fetch-Site cross-site');
  expect((await world.player(mainPlayer.mobile)).points).toBe(77);
  forgetBlocked(seen);
});

test('a foreign host name that resolves to this machine is refused by the mock and by the web server', {
  tag: ['@MOCK-26'],
}, async ({ page, world, console: seen }) => {
  await world.setBalance(mainPlayer.mobile, 77);
  const path = `/__mock/worlds/${world.id}/`;
  const opened = await page.goto(`http://evil.test:${mockPort}/__mock/`);
  expect(opened?.status()).toBe(403);
  // The pages of these responses may send nothing.
  expect(await page.evaluate(attempt, { url: path })).toBe('failed');
  const post = { url: `${path}reset/`, method: 'POST' };
  expect(await page.evaluate(attempt, post)).toBe('failed');
  const web = await page.goto(`http://evil.test:${webPort}/api/__mock/`);
  expect(web?.status()).toBe(403);
  // The web image forbids the page of this response to send anything; Vite refuses its requests.
  const reset = await page.evaluate(attempt, { url: `/api${path}reset/`, method: 'POST' });
  expect([403, 'failed']).toContain(reset);
  forgetBlocked(seen);
  expect((await world.player(mainPlayer.mobile)).points).toBe(77);
});

test('a page of the app cannot reset a world', async ({ page, world, console: seen }) => {
  const path = `/__mock/worlds/${world.id}/`;
  await world.setBalance(mainPlayer.mobile, 77);
  await page.goto('/login');
  expect(await page.evaluate(attempt, { url: `/api${path}` })).toBe(isImage ? 403 : 200);
  // The policy of the page allows requests to its own origin only.
  const reset = { url: `${mockUrl}${path}reset/`, ...blind };
  expect(await page.evaluate(attempt, reset)).toBe('failed');
  expect((await world.player(mainPlayer.mobile)).points).toBe(77);
  forgetBlocked(seen);
});
