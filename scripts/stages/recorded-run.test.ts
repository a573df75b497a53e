import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { initialEnvironment } from '../lib/environment.ts';
import { repoPath } from '../lib/paths.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Loaded, readLoaded } from './loaded-files.ts';

const settings = {
  cacheDir: 'cache',
  test: {
    name: 'project',
    globals: true,
    // As the tests of the web: all in one worker, each with its own modules.
    isolate: false,
    maxWorkers: 1,
    setupFiles: [repoPath('web/src/testing/reset-modules.ts')],
    experimental: { recordDependencies: true },
  },
};

const opening = (screen: string): string => `
  import { open } from './app.ts';
  it('opens ${screen}', () => open('${screen}'));
  it('is called as asked', () => {});
`;

/** An app whose screens are loaded when they are opened, and tests of them. */
const project = {
  'vitest.config.mjs': `export default ${JSON.stringify(settings)};`,
  'app.ts': `
    import './shared.ts';
    const screens = { home: () => import('./home.ts'), wallet: () => import('./wallet.ts') };
    export const open = (name: keyof typeof screens) => screens[name]();
  `,
  'shared.ts': `import './deep.ts';`,
  'deep.ts': 'export {};',
  'home.ts': 'export {};',
  'wallet.ts': `import './wallet.css'; import './words.json';`,
  'wallet.css': '',
  'words.json': '{}',
  'home.test.ts': opening('home'),
  'wallet.test.ts': opening('wallet'),
  'actual.test.ts': `
    vi.mock('./home.ts', async (original) => ({ ...(await original()) }));
    ${opening('home')}
  `,
  'failing.test.ts': `
    import { open } from './app.ts';
    it('fails before it opens anything', async () => { expect(1).toBe(2); await open('home'); });
  `,
};

it('vitest records what each test file has loaded, and not what those before it loaded', () => {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(project))
    writeFileSync(`${folder}/${name}`, content);
  const run = (...args: string[]): ReadonlyMap<string, Loaded> => {
    try {
      const vitest = [repoPath('node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
      execFileSync(process.execPath, [...vitest, ...args], {
        env: initialEnvironment,
        stdio: 'pipe',
      });
    } catch {
      // The test that fails on purpose.
    }
    return readLoaded(`${folder}/cache`);
  };

  expect([...run('-t', 'is called as asked').keys()]).toEqual([]);

  const loaded = run();
  const own = (test: string) =>
    [...(loaded.get(test)?.files ?? [])].filter((file) => !file.startsWith('..')).sort();
  const app = ['app.ts', 'deep.ts', 'shared.ts'];
  expect(own('home.test.ts')).toEqual([...app, 'home.test.ts', 'home.ts'].sort());
  expect(own('wallet.test.ts')).toEqual(
    [...app, 'wallet.css', 'wallet.test.ts', 'wallet.ts', 'words.json'].sort(),
  );
  expect(own('actual.test.ts')).toEqual([...app, 'actual.test.ts', 'home.ts'].sort());
  expect(own('failing.test.ts')).toEqual([...app, 'failing.test.ts'].sort());
  expect([...loaded].map(([test, { passed }]) => [test, passed]).sort()).toEqual([
    ['actual.test.ts', true],
    ['failing.test.ts', false],
    ['home.test.ts', true],
    ['wallet.test.ts', true],
  ]);
  expect(loaded.get('home.test.ts')?.settings).toContain('vitest.config.mjs');
});
