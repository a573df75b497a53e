import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanPackagesPlugin } from './lean-packages-plugin.ts';

/** The code of a build whose only module is this one, in this file. */
async function built(
  source: string,
  { entry = join(import.meta.dirname, 'entry.js'), minify = false } = {},
) {
  const [result] = (await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    plugins: [
      leanPackagesPlugin(),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}

const router = `export { Navigate, Routes, useNavigate } from 'react-router-dom'`;

it('leaves components of the router out of the build that the app does not use', async () => {
  const code = await built(router);
  expect(code).toContain('function Routes(');
  for (const name of ['LinkWithRef', 'FormWithRef', 'ScrollRestoration', 'PrefetchPageLinks'])
    expect(code).not.toContain(name);
  expect(await built(`export { Link } from 'react-router-dom'`)).toContain('LinkWithRef');
});

it('takes the router without warnings and the texts of its assertions', async () => {
  const code = await built(router);
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
  expect(code).not.toContain('No routes matched location');
  expect(code).not.toContain('console.warn');
  expect(code).toContain('invariant(useInRouterContext())');
});

it('takes the router without what only a data router has', async () => {
  const code = await built(router);
  for (const name of [
    'RenderErrorBoundary',
    'useNavigateStable',
    'loaderData',
    'REACT_ROUTER_ERROR',
  ])
    expect(code).not.toContain(name);
});

it('takes SWR without servers, Suspense, polling, data that is preloaded and developer tools', async () => {
  const code = await built(`export { default, mutate } from 'swr'`, { minify: true });
  expect(code).toContain('keepPreviousData');
  for (const text of [
    ...['Suspense in SSR', 'Missing pre-initiated data', 'refreshInterval'],
    ...['__SWR_DEVTOOLS_USE__', 'defaultValue', 'useId', '$inf$'],
  ])
    expect(code, text).not.toContain(text);
});

it('takes the store of React for SWR', async () => {
  const code = await built(`export { default } from 'swr'`);
  expect(code).toMatch(/import .*useSyncExternalStore.* from "react"/);
  expect(code).not.toContain('getSnapshot: ');
});

it('fails when a package no longer has a text that is left out', async () => {
  for (const name of ['swr', 'react-router'])
    await expect(
      built('export const version = 2', { entry: `/packages/${name}/dist/production/index.mjs` }),
    ).rejects.toThrow(/No file has the text that is to be left out/);
});
