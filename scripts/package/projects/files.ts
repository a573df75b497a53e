const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  skipLibCheck: true,
  types: ['node'],
};
const modules = ['typed.mts', 'tests/balance.e2e.ts', 'tests/markets.test.ts', 'own/routes.e2e.ts'];
/** The module resolutions of compilers, each with the files that are checked with it. */
export const moduleKinds = {
  bundler: { more: { module: 'esnext', moduleResolution: 'bundler' }, files: modules },
  node16: { more: { module: 'node16' }, files: [...modules, 'typed.cts'] },
  nodenext: { more: { module: 'nodenext' }, files: [...modules, 'typed.cts'] },
};

/** The files of a project that uses both packages, besides the examples of their READMEs. */
export const consumerFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(moduleKinds).map(([kind, { more, files }]) => [
      `tsconfig.${kind}.json`,
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, files }),
    ]),
  ),
  'typed.mts': `import { verify } from 'matka-contracts';
import { endpoints } from 'matka-contracts/api/endpoints';
import { createMock, type MockOptions } from 'matka-mock';
import { createMockClient, type WorldControl } from 'matka-mock/client';
import { mainPlayer } from 'matka-mock/fixtures/players';

const options: MockOptions = { scenario: 'fresh', port: 0 };
export const start = () => createMock(options);
export const world = (url: string): WorldControl => createMockClient(url).world('asha');
export const path: '/users/login/' = endpoints.login.path;
export const used = [verify, mainPlayer.mobile];
// @ts-expect-error There is no such scenario.
export const wrong: MockOptions = { scenario: 'paradise' };
`,
  'typed.cts': `import mock = require('matka-mock');
import client = require('matka-mock/client');
import contracts = require('matka-contracts');

const options: mock.MockOptions = { scenario: 'fresh' };
export const start = () => mock.createMock(options);
export const used = [client.createMockClient('http://localhost:4010'), contracts.verify];
`,
  'require.cjs': `const { createMock } = require('matka-mock');

createMock().then(async (mock) => {
  const { status } = await mock.fetch(\`\${mock.url}/markets/?app_id=kalyan-matka\`);
  await mock.close();
  process.exit(status === 200 ? 0 : 1);
});
`,
  'jest/mock.test.cjs': `const { createMock } = require('matka-mock');

test('the mock answers', async () => {
  const mock = await createMock({ scenario: 'balance-of-5' });
  const { status } = await mock.fetch(\`\${mock.url}/markets/?app_id=kalyan-matka\`);
  expect(status).toBe(200);
  await mock.close();
});
`,
  'jest.config.cjs':
    "module.exports = { testMatch: ['**/jest/*.test.cjs'], testTimeout: 60_000 };\n",
  'vitest.config.ts':
    "export default { test: { testTimeout: 60_000, exclude: ['jest/**', 'failing/**', 'node_modules/**'] } };\n",
  // A failed test says where its world is, also if the project cannot be written.
  'failing/vitest.config.ts':
    "export default { test: { testTimeout: 60_000, include: ['failing/*.test.ts'] } };\n",
  'failing/failing.test.ts': `import { expect, test } from 'matka-mock/vitest';

test('fails', async ({ fetch, world }) => {
  expect((await fetch(\`\${world.url}/markets/\`)).status).toBe(418);
});
`,
  // Routes, requests and contexts of a project's own stay in the world of the test.
  'own/routes.e2e.ts': `import type { Page } from '@playwright/test';
import { expect, test } from 'matka-mock/playwright';

test.use({ scenario: 'no-markets' });
const markets = '/api/markets/?app_id=kalyan-matka';
const seenBy = (page: Page) =>
  page.evaluate(async (url) => (await fetch(url)).text(), markets);

test('a route that continues', async ({ page }) => {
  await page.route('**/api/**', (route) => route.continue());
  await page.goto('/');
  expect(await seenBy(page)).toBe('[]');
});

test('a route that fetches', async ({ page }) => {
  await page.route('**/api/**', async (route) => route.fulfill({ response: await route.fetch() }));
  await page.goto('/');
  expect(await seenBy(page)).toBe('[]');
});

test('requests without a page', async ({ request }) => {
  expect(await (await request.get(markets)).text()).toBe('[]');
});

test('a second context', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('/');
  expect(await seenBy(page)).toBe('[]');
  await page.close();
});
`,
  // A host whose name only the proxy knows.
  'proxied.mjs': `import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';

const { hostname: host, port } = new URL(process.env.MATKA_MOCK_URL);
const proxy = createServer((incoming, response) => {
  const { pathname, search } = new URL(incoming.url);
  const { method, headers } = incoming;
  const outgoing = request({ host, port, path: pathname + search, method, headers }, (received) => {
    response.writeHead(received.statusCode, received.headers);
    received.pipe(response);
  });
  incoming.pipe(outgoing);
});
proxy.listen(0, '127.0.0.1', () => {
  const env = {
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: 'http://127.0.0.1:' + proxy.address().port,
    NO_PROXY: '',
    no_proxy: '',
    MATKA_BASE_URL: 'http://matka.invalid',
    MATKA_MOBILE: '9876543210',
    MATKA_PASSWORD: 'Kalyan@2026',
  };
  spawn('matka-contracts', ['verify', '--call', 'GET /markets/'], { env, stdio: 'inherit' }).on('exit', (code) => {
    process.exit(code);
  });
});
`,
  'verify.mjs': `import { verify } from 'matka-contracts';

process.exitCode = await verify(['--require', '60', '--allow-unmet'], {
  ...process.env,
  MATKA_BASE_URL: process.env.MATKA_MOCK_URL,
  MATKA_APP_ID: 'kalyan-matka',
  MATKA_MOBILE: '9876543210',
  MATKA_PASSWORD: 'Kalyan@2026',
});
`,
  'pages.mjs': `for (const page of ['/__mock/', '/__mock/docs/']) {
  const from = process.env.MATKA_MOCK_URL + page;
  const text = await (await fetch(from)).text();
  const files = [...text.matchAll(/src="([^"]+)"/g)].map(([, name]) => new URL(name, from));
  const found = await Promise.all(files.map((file) => fetch(file)));
  if (files.length === 0 || !found.every(({ ok }) => ok)) throw new Error(page + ' lacks a script');
}
`,
  'session.mjs': `import { explore, record } from 'matka-contracts';

const environment = {
  ...process.env,
  MATKA_BASE_URL: process.env.MATKA_MOCK_URL,
  MATKA_APP_ID: 'kalyan-matka',
  MATKA_MOBILE: '9876543210',
  MATKA_PASSWORD: 'Kalyan@2026',
};

async function visit(proxy) {
  const credentials = { grant_type: 'password', mobile_number: '9876543210', password: 'Kalyan@2026' };
  const login = await fetch(proxy + '/users/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id: 'kalyan-matka', ...credentials }),
  });
  const { tokens } = await login.json();
  const headers = { authorization: 'Bearer ' + tokens.access };
  for (const path of ['/markets/?app_id=kalyan-matka', '/bet-types/?app_id=kalyan-matka', '/bets/history/?page=1'])
    await (await fetch(proxy + path, { headers })).text();
}

/** Records a session, whose proxy says in its first line where it listens. */
async function recordSession() {
  const { promise: stopped, resolve: stop } = Promise.withResolvers();
  const log = (text) => {
    const [, proxy] = /^(http:\\S+) forwards/.exec(text) ?? [];
    if (proxy) visit(proxy).finally(stop);
  };
  const args = ['--upstream', process.env.MATKA_MOCK_URL, '--port', '0', '--out', 'session.json'];
  return record(args, stopped, environment, { log, error: console.error });
}

process.exitCode = (await recordSession()) || (await explore(['--seed', '7', '--steps', '3'], environment));
`,
  // The app of the example for Playwright: a page, and its API passed on to the mock.
  'app.mjs': `import { createServer } from 'node:http';

const page = \`<!doctype html><title>Consumer</title><p id="points">nobody</p><script>
const user = JSON.parse(localStorage.getItem('user_data') ?? 'null');
if (user) document.getElementById('points').textContent = user.points;
fetch('/api/markets/?app_id=kalyan-matka');
</script>\`;

createServer(async (request, response) => {
  if (!request.url.startsWith('/api/'))
    return response.setHeader('content-type', 'text/html').end(page);
  const world = request.headers['x-mock-world'];
  const upstream = await fetch(process.env.MATKA_MOCK_URL + request.url.slice(4), {
    headers: world ? { 'x-mock-world': world } : {},
  });
  response.writeHead(upstream.status).end(await upstream.text());
}).listen(Number(new URL(process.env.APP_URL).port), '127.0.0.1');
`,
};

/** A Playwright configuration with the app of the project, and a browser that this machine has. */
export const consumerApp = (config: string, browser: string, switches: readonly string[]): string =>
  config.replace(
    'use: {',
    `webServer: { command: 'node app.mjs', url: process.env.APP_URL },
  use: {
    launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ${JSON.stringify(switches)} },
   `,
  );
