import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { createMock, type Mock } from '../create-mock.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/http-recipes.md'), 'utf8');
const recipes = new Map(
  [...page.matchAll(/^```js\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, file = '', code = '']) => [
    file,
    code,
  ]),
);
const recipe = (file: string): string => {
  const code = recipes.get(file);
  if (code === undefined) throw new Error(`The page has no recipe ${file}.`);
  return code;
};

let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ port: 0 });
});
afterAll(() => mock.close());

/** A response as `cy.request` passes it on. */
interface Response {
  status: number;
  body: unknown;
}
type Hook = () => void;

/** Runs the recipes for Cypress on the commands that they use; each command runs after the one before it. */
async function runAsCypress(support: string, spec: string) {
  const queue: (() => Promise<void>)[] = [];
  const files: string[] = [];
  const headers: Record<string, string> = {};
  const hooks: Record<'before' | 'after' | 'test', Hook[]> = { before: [], after: [], test: [] };
  const request = (method: string, url: string, body?: unknown) => {
    const then: ((response: Response) => void)[] = [];
    queue.push(async () => {
      const type = { 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { headers: type, body: JSON.stringify(body) };
      const response = await fetch(url, { method, ...sent });
      const text = await response.text();
      // As Cypress: a status that is not 2xx fails the test.
      expect([method, url, response.ok], text).toEqual([method, url, true]);
      for (const each of then) each({ status: response.status, body: text && JSON.parse(text) });
    });
    // biome-ignore lint/suspicious/noThenProperty: Cypress calls it so.
    return { then: (callback: (response: Response) => void) => then.push(callback) };
  };
  const cy = {
    request,
    intercept: (_: string, handler: (request: { headers: object }) => void) => handler({ headers }),
    writeFile: (path: string, body: unknown) => files.push(`${path} ${typeof body}`),
  };
  const Cypress = { env: () => mock.url };
  const names = ['cy', 'Cypress', 'beforeEach', 'afterEach', 'it', 'expect'];
  new Function(...names, `${support}\n${spec}`)(
    cy,
    Cypress,
    (hook: Hook) => hooks.before.push(hook),
    (hook: Hook) => hooks.after.push(hook),
    (_: string, test: Hook) => hooks.test.push(test),
    expect,
  );
  for (const step of [...hooks.before, ...hooks.test, ...hooks.after]) {
    step();
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  }
  return { files, headers, tests: hooks.test.length };
}

describe('the recipes for other test runners', { timeout: 30_000 }, () => {
  it('run for Cypress, and leave no world', async () => {
    const { files, headers, tests } = await runAsCypress(
      recipe('cypress/support/e2e.js'),
      recipe('cypress/e2e/markets.cy.js'),
    );
    expect(tests).toBe(1);
    expect(files).toEqual([expect.stringMatching(/^cypress\/worlds\/test-\w+\.json object$/)]);
    expect(headers).toEqual({ 'x-mock-world': expect.stringMatching(/^test-/) });
    expect((await mock.worlds()).filter(({ id }) => id.startsWith('test-'))).toEqual([]);
  });

  it("run in Node's own runner", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'balance.test.mjs'), recipe('balance.test.mjs'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--test', '--test-reporter=tap', 'balance.test.mjs'],
      { cwd: folder, env: { PATH: process.env.PATH, MATKA_MOCK_URL: mock.url } },
    );
    expect(stdout).toContain('# pass 1');
  });
});
