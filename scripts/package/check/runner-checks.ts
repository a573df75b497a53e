import { type Check, expectThat } from './checks.ts';
import type { Project } from './project.ts';
import type { Example } from './readme-examples.ts';

/** A page that signs in nobody: it shows the points of the stored user, and how many markets its world has. */
const page = `<!doctype html><title>Consumer</title><p id="points">nobody</p><p id="markets"></p><script>
const user = JSON.parse(localStorage.getItem('user_data') ?? 'null');
if (user) document.getElementById('points').textContent = user.points;
fetch('/api/markets/?app_id=kalyan-matka').then((r) => r.json()).then((markets) => {
  document.getElementById('markets').textContent = Object.keys(markets).length + ' entries';
});
</script>`;

/** The app of the example: a page, and its API passed on to the mock. */
const app = `
import { createServer } from 'node:http';
createServer(async (request, response) => {
  if (!request.url.startsWith('/api/')) return response.setHeader('content-type', 'text/html').end(${JSON.stringify(page)});
  const { 'x-mock-world': world } = request.headers;
  const answer = await fetch(process.env.MATKA_MOCK_URL + request.url.slice(4), { headers: world ? { 'x-mock-world': world } : {} });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}).listen(Number(process.argv[2]), '127.0.0.1');
`;

/** Finds a free port without a race that matters: the app listens on it a second later. */
const playwrightConfig = (port: number, browser: string, switches: readonly string[]): string => `
export default {
  testDir: 'tests', testMatch: '*.spec.ts', reporter: [['line'], ['json', { outputFile: 'report.json' }]],
  use: { baseURL: 'http://127.0.0.1:${port}', launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ${JSON.stringify(switches)} } },
  webServer: { command: 'node app.mjs ${port}', port: ${port} },
};
`;

const failing = `
import { expect, test } from 'matka-mock/playwright';
test('fails, to see its attachments', async ({ page, world }) => {
  await page.goto('/');
  await expect(page.locator('#markets')).toContainText('entries');
  expect(world.id).toBe('another');
});
`;

/** The examples for Playwright and Vitest, and the attachments of a failed test. */
export function runnerChecks(
  project: Project,
  node: string,
  {
    examples,
    browser,
    switches,
    port,
  }: {
    examples: readonly Example[];
    browser: string;
    switches: readonly string[];
    port: number;
  },
): Check[] {
  for (const { file, code } of examples) if (file) project.write(file, code);
  project.write('app.mjs', app);
  project.write('playwright.config.mjs', playwrightConfig(port, browser, switches));
  return [
    {
      name: 'Playwright: README example in Chromium, a world per test',
      run: async () => {
        const args = ['exec', '--', 'playwright', 'test'];
        const { code, output } = await project.run(node, 'matka-mock', ...args);
        expectThat(code === 0, output);
        return /\d+ passed/.exec(output)?.[0];
      },
    },
    {
      name: 'Playwright: a failed test has the file and the journal of its world',
      run: async () => {
        project.write('tests/failing.spec.ts', failing);
        const args = ['exec', '--', 'playwright', 'test', 'failing'];
        const { code, output } = await project.run(node, 'matka-mock', ...args);
        expectThat(code === 1 && /1 failed/.test(output), output);
        expectThat(/attachment .*: matka-world\.json/.test(output), output);
        expectThat(/GET \/markets\/\S* 200/.test(output), output);
        return undefined;
      },
    },
    {
      name: 'Vitest: README example, a world per test',
      run: async () => {
        const { code, output } = await project.run(node, 'vitest', 'run', 'markets.test.ts');
        expectThat(code === 0, output);
        return /Tests .*?(\d+ passed)/.exec(output)?.[1];
      },
    },
  ];
}
