import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanPackagesPlugin } from './lean-packages-plugin.ts';

/** The code of a build whose only module is this one. */
async function built(source: string, external: RegExp | string[] = /^react(-dom)?(\/|$)/) {
  const entry = join(import.meta.dirname, 'entry.js');
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
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external },
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

it('takes the store of React for SWR', async () => {
  const code = await built(`export { default } from 'swr'`);
  expect(code).toMatch(/import .*useSyncExternalStore.* from "react"/);
  expect(code).not.toContain('getSnapshot: ');
});

it('leaves out of React what the app does not use', async () => {
  const code = await built(
    `export { useState } from 'react'; export { createRoot } from 'react-dom/client'`,
    [],
  );
  const names = [
    'ReactDOMRoot',
    'exported_useState',
    'exported_hydrateRoot',
    'exported_memo',
    '__commonJS',
  ];
  expect(names.filter((name) => code.includes(name))).toEqual([
    'ReactDOMRoot',
    'exported_useState',
  ]);
});

it('leaves out of React what the router and SWR name in their own ways', async () => {
  const code = await built(
    `export { BrowserRouter } from 'react-router-dom'; export { default } from 'swr'`,
    [],
  );
  const names = [
    'exported_useSyncExternalStore',
    'exported_memo',
    'exported_cache',
    '__SWR_DEVTOOLS',
  ];
  expect(names.filter((name) => code.includes(name))).toEqual(['exported_useSyncExternalStore']);
});
