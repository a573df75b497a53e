import { type Check, expectThat } from './checks.ts';
import type { Project } from './project.ts';
import type { Example } from './readme-examples.ts';

/** Finds a free port without a race that matters: the app listens on it a second later. */
const playwrightConfig = (port: number, browser: string, switches: readonly string[]): string => `
export default {
  testDir: 'tests', testMatch: '*.spec.{ts,mts}', reporter: [['line'], ['json', { outputFile: 'report.json' }]],
  use: { baseURL: 'http://127.0.0.1:${port}', launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ${JSON.stringify(switches)} } },
  webServer: { command: 'node app.mjs ${port}', port: ${port} },
};
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
  project.copy('app.mjs');
  project.write('playwright.config.mjs', playwrightConfig(port, browser, switches));
  return [
    {
      name: 'Playwright: README example in Chromium, a world per test',
      run: async () => {
        const args = ['exec', '--', 'playwright', 'test', 'balance'];
        const { code, output } = await project.run(node, 'matka-mock', ...args);
        expectThat(code === 0, output);
        return /\d+ passed/.exec(output)?.[0];
      },
    },
    {
      name: 'Playwright: a failed test has the file and the journal of its world',
      run: async () => {
        project.copy('failing.spec.mts', 'tests');
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
        const { code, output } = await project.run(
          node,
          'vitest',
          'run',
          'markets',
          '--testTimeout=60000',
        );
        expectThat(code === 0, output);
        return /\d+ passed/.exec(output)?.[0];
      },
    },
    {
      name: 'Vitest: the error of a failed test has the file and the journal of its world',
      run: async () => {
        project.copy('failing.test.mts', 'tests');
        const args = ['run', 'failing.test', '--testTimeout=60000'];
        const { code, output } = await project.run(node, 'vitest', ...args);
        expectThat(code === 1 && /World .*: .*test-[\w-]+\.json/.test(output), output);
        expectThat(/1\. GET \/markets\/ 200/.test(output), output);
        return undefined;
      },
    },
  ];
}
