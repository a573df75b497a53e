import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import { startListeningMock } from './test-host.ts';

const contracts = join(import.meta.dirname, '../../contracts');
const modules = join(contracts, '../node_modules');
const folder = folderOfFile();
let mock: Awaited<ReturnType<typeof startListeningMock>>;

/** Copies the folder contracts to a temporary folder and links the packages that its package.json declares. */
beforeAll(async () => {
  const own = (path: string) => !path.split(sep).includes('node_modules');
  cpSync(contracts, folder, {
    recursive: true,
    filter: (from) => own(from.slice(contracts.length)),
  });
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  mock = await startListeningMock();
});
afterAll(async () => {
  await mock.close();
});

const run = (script: string, args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MATKA_BASE_URL: mock.url,
      MATKA_APP_ID: exampleValues.app_id,
      MATKA_MOBILE: mainPlayer.mobile,
      MATKA_PASSWORD: mainPlayer.password,
    },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

it('a copy of the folder contracts verifies a host over HTTP', async () => {
  const endpoints = ['/homepage/', '/bet-types/', '/suggestions/', '/admin/'];
  const args = endpoints.flatMap((endpoint) => ['--call', endpoint]);
  const { code, stdout, stderr } = await run('sources/plan/verify.ts', args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/\n[23]\d passed, 0 failed, \d skipped\n$/);
});

it('a copy of the folder contracts refuses to compare without the mock', async () => {
  const { code, stdout, stderr } = await run('sources/plan/verify.ts', ['--compare-mock']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^--compare-mock needs the whole repository: this folder has no mock\.\n/);
});

it('a copy of the folder contracts runs the drift proxy', async () => {
  const { code, stdout } = await run('sources/proxy/drift.ts', ['--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('contracts:drift');
});
