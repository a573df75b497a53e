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

/** A CommonJS project. */
export const commonJsChecks = (project: Project, node: string): Check[] => [
  {
    name: 'require of both packages',
    run: async () => {
      project.copy('require.cjs');
      const { output } = await project.run(node, 'node', 'require.cjs');
      expectThat(output === '200 function function\n', output);
      return undefined;
    },
  },
];

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
  project.copy('typed.mts');
  return [
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ].map((resolution) => ({
    name: `types, strict, with skipLibCheck off, ${resolution.moduleResolution}`,
    run: async () => {
      const files = ['typed.mts', 'tests/balance.spec.ts', 'tests/markets.test.ts'];
      const config = { compilerOptions: { ...options, ...resolution }, files };
      project.write('tsconfig.json', JSON.stringify(config));
      const { code, output } = await project.run(node, 'tsc', '-p', '.');
      expectThat(code === 0, output);
      return undefined;
    },
  }));
}
