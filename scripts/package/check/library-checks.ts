import { type Check, expectThat } from './checks.ts';
import type { Project } from './project.ts';
import { type Example, expectedOutput } from './readme-examples.ts';

/** The JavaScript examples of READMEs print what they say. */
export function exampleChecks(
  project: Project,
  node: string,
  examples: readonly Example[],
): Check[] {
  const scripts = examples.filter(({ language, file }) => language === 'js' && !file);
  return scripts.map(({ code }, index) => ({
    name: `README, example ${index + 1}: ${/^(?!import|\/\/|$).*$/m.exec(code)?.[0] ?? ''}`,
    run: async () => {
      project.write('example.mjs', code);
      const { output } = await project.run(node, 'node', 'example.mjs');
      const expected = expectedOutput(code);
      expectThat(
        output.trimEnd() === expected.join('\n'),
        `printed:\n${output}expected:\n${expected.join('\n')}`,
      );
      return undefined;
    },
  }));
}

const commonJs = `
const { createMock } = require('matka-mock');
const { createMockClient } = require('matka-mock/client');
const { verify } = require('matka-contracts');
const { test } = {};
createMock().then(async (mock) => {
  const response = await mock.fetch(mock.url + '/markets/?app_id=kalyan-matka');
  console.log(response.status, typeof verify, typeof createMockClient, test);
  await mock.close();
});
`;

/** A CommonJS project. */
export const commonJsChecks = (project: Project, node: string): Check[] => [
  {
    name: 'require of both packages',
    run: async () => {
      project.write('example.cjs', commonJs);
      const { output } = await project.run(node, 'node', 'example.cjs');
      expectThat(output === '200 function function undefined\n', output);
      return undefined;
    },
  },
];

const typed = `
import { endpoints } from 'matka-contracts/api/endpoints';
import type { LoginResponse } from 'matka-contracts/api/users';
import { drift, verify } from 'matka-contracts';
import { createMock, type Mock, type MockOptions } from 'matka-mock';
import { createMockClient, type WorldControl } from 'matka-mock/client';
import { mainPlayer } from 'matka-mock/fixtures/players';
import { expect, test } from 'matka-mock/playwright';

const options: MockOptions = { scenario: 'fresh', port: 0 };
export const start = async (): Promise<Mock> => createMock(options);
export const world = (url: string): WorldControl => createMockClient(url).world('asha');
export const path: '/users/login/' = endpoints.login.path;
export const points = ({ user }: LoginResponse): number => user.points;
export const commands = [drift, verify, mainPlayer.mobile, test, expect];
// @ts-expect-error There is no such scenario.
export const wrong: MockOptions = { scenario: 'paradise' };
`;

const options = {
  strict: true,
  skipLibCheck: false,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom'],
  types: ['node'],
};

/** A strict TypeScript project that checks the declarations of the packages as well. */
export function typeChecks(project: Project, node: string): Check[] {
  project.write('typed.ts', typed);
  return [
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ].map((resolution) => ({
    name: `types, strict, with skipLibCheck off, ${resolution.moduleResolution}`,
    run: async () => {
      const files = ['typed.ts', 'tests/balance.spec.ts', 'tests/markets.test.ts'];
      const config = { compilerOptions: { ...options, ...resolution }, files };
      project.write('tsconfig.json', JSON.stringify(config));
      const { code, output } = await project.run(node, 'tsc', '-p', '.');
      expectThat(code === 0, output);
      return undefined;
    },
  }));
}
