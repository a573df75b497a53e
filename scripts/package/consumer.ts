/** The files of a project that uses both packages, besides the examples of their READMEs. */
export const consumerFiles: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2024',
      module: 'node16',
      skipLibCheck: true,
      types: ['node'],
    },
    files: ['typed.mts', 'typed.cts', 'tests/balance.e2e.ts', 'tests/markets.test.ts'],
  }),
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
  'jest.config.cjs': "module.exports = { testMatch: ['**/jest/*.test.cjs'] };\n",
  'vitest.config.ts': "export default { test: { exclude: ['jest/**', 'node_modules/**'] } };\n",
  'verify.mjs': `import { verify } from 'matka-contracts';

process.exitCode = await verify(['--require', '60', '--allow-unmet'], {
  ...process.env,
  MATKA_BASE_URL: process.env.MATKA_MOCK_URL,
  MATKA_APP_ID: 'kalyan-matka',
  MATKA_MOBILE: '9876543210',
  MATKA_PASSWORD: 'Kalyan@2026',
});
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
}).listen(4688, '127.0.0.1');
`,
};

/** A Playwright configuration with the app of the project, and a browser that this machine has. */
export const consumerApp = (config: string, browser: string, switches: readonly string[]): string =>
  config.replace(
    'use: {',
    `webServer: { command: 'node app.mjs', url: 'http://127.0.0.1:4688/' },
  use: {
    launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ${JSON.stringify(switches)} },
   `,
  );
