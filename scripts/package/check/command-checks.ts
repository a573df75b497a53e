import { createServer } from 'node:net';
import { type Check, expectThat } from './checks.ts';
import type { Project } from './project.ts';
import { type Ended, run } from './run.ts';

const oneLine = ({ code, output }: Ended, expected: RegExp): undefined => {
  expectThat(code !== 0, `it ended with 0:\n${output}`);
  expectThat(output.trimEnd().split('\n').length === 1, `more than one line:\n${output}`);
  expectThat(expected.test(output), `not expected: ${output}`);
};

const countsOf = (output: string): string | undefined =>
  /\d+ passed, \d+ failed, \d+ skipped/.exec(output)?.[0];

/** The commands of both packages. */
export function commandChecks(project: Project, node: string, version: string): Check[] {
  const mock = (...args: string[]) => project.run(node, 'matka-mock', ...args);
  const contracts = (...args: string[]) => project.run(node, 'matka-contracts', ...args);
  project.copy('start.mjs');
  project.copy('verify.mjs');
  project.copy('import.mjs');
  return [
    {
      name: 'npx matka-mock prints its address, the players and the console',
      run: async () => {
        const { code, output } = await project.run(node, 'node', 'start.mjs');
        expectThat(code === 0, output);
        return output.trim();
      },
    },
    {
      name: '--version and --help of both',
      run: async () => {
        for (const command of [mock, contracts]) {
          expectThat((await command('--version')).output === `${version}\n`, 'another version');
          const { output } = await command('--help');
          expectThat(/^Usage: npx matka-/.test(output), output);
          expectThat(output.split('\n').length <= 40, 'more than one screen');
        }
        const { output } = await contracts('verify', '--help');
        expectThat(/^Usage: npx matka-contracts verify /.test(output), output);
        return undefined;
      },
    },
    {
      name: 'scenarios and faults are listed with one line each',
      run: async () => {
        const lines = await Promise.all([mock('scenarios'), mock('faults')]);
        const counts = lines.map(({ output }) => output.trimEnd().split('\n').length);
        expectThat(Math.min(...counts) > 10, lines.map(({ output }) => output).join('\n'));
        return `${counts[0]} and ${counts[1]}`;
      },
    },
    {
      name: 'exec runs a command with a mock and passes on its exit code',
      run: async () => {
        const script =
          "fetch(process.env.MATKA_MOCK_URL + '/__mock/health').then((r) => process.exit(r.ok ? 7 : 1))";
        const { code, output } = await mock('exec', '--', 'node', '-e', script);
        expectThat(code === 7, output);
        return undefined;
      },
    },
    {
      name: 'the kit verifies the mock, and compares it with itself',
      run: async () => {
        const args = ['exec', '--', 'node', 'verify.mjs', '--compare-mock'];
        const { code, output } = await mock(...args);
        expectThat(code === 0, output);
        return countsOf(output);
      },
    },
    {
      name: 'the kit fails on a host that is no host of the API',
      run: async () => {
        const { code } = await contracts(
          'verify',
          '--base-url',
          'http://127.0.0.1:9',
          '--mobile',
          '9876543210',
        );
        expectThat(code === 2, `it ended with ${code}`);
        return undefined;
      },
    },
    {
      name: 'wrong use is one line',
      run: async () => {
        oneLine(await mock('--prot', '5'), /There is no flag --prot\. Did you mean --port\?/);
        oneLine(await mock('fautls'), /There is no command fautls\. Did you mean faults\?/);
        oneLine(
          await mock('--port', '0', '--db', '/proc/none/mock.sqlite'),
          /database .* cannot be/,
        );
        oneLine(
          await mock('exec', '--', 'matka-mock', '--scenario', 'nwe'),
          /--scenario takes .*, not "nwe"/,
        );
        oneLine(await contracts('vrify'), /There is no command vrify\. Did you mean verify\?/);
        return undefined;
      },
    },
    {
      name: 'a taken port is one line',
      run: async () => {
        const { port, close } = await takePort();
        try {
          oneLine(await mock('--port', String(port)), /cannot listen on port \d+ .*: it is in use/);
          const upstream = ['--upstream', 'http://127.0.0.1:9'];
          oneLine(
            await contracts('drift', ...upstream, '--port', String(port)),
            /Port \d+ of 127\.0\.0\.1 cannot be used: it is in use/,
          );
        } finally {
          close();
        }
        return undefined;
      },
    },
    {
      name: 'a test runner that is not installed is named',
      run: async () => {
        for (const [entry, peer] of [
          ['matka-mock/playwright', '@playwright/test'],
          ['matka-mock/vitest', 'vitest'],
        ] as const) {
          oneLine(
            await project.run(node, 'node', 'import.mjs', entry),
            new RegExp(`^${entry} needs the package ${peer}: npm install`),
          );
        }
        return undefined;
      },
    },
  ];
}

/** Takes a port of this machine. */
function takePort(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      resolve({ port, close: () => server.close() });
    });
  });
}

/** The command, the import and the require in a Node that is too old. */
export function oldNodeChecks(project: Project, node: string): Check[] {
  const needs = /^matka-mock needs Node 22\.18 or newer; this is Node \d+\.\d+\.\d+\.$/m;
  return [
    {
      name: 'the command says so in one line',
      run: async () => oneLine(await project.run(node, 'matka-mock'), needs),
    },
    ...['import "matka-mock"', 'require("matka-mock")'].map((code) => ({
      name: `${code} says so`,
      run: async () => {
        const type = code.startsWith('import') ? '--input-type=module' : '--input-type=commonjs';
        const { output } = await run(node, [type, '-e', code], { cwd: project.folder });
        expectThat(/matka-mock needs Node 22\.18 or newer/.test(output), output);
        return undefined;
      },
    })),
  ];
}
