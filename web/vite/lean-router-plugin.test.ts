import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanRouterPlugin } from './lean-router-plugin.ts';

const entry = join(import.meta.dirname, 'entry.js');

/** The code of a build whose only module is this one. */
async function built(source: string): Promise<string> {
  const [result] = (await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [
      leanRouterPlugin(),
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
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}

it('leaves components of the router out of the build that the app does not use', async () => {
  const code = await built(`export { Routes } from 'react-router-dom'`);
  expect(code).toContain('function Routes(');
  for (const name of ['LinkWithRef', 'FormWithRef', 'ScrollRestoration', 'PrefetchPageLinks'])
    expect(code).not.toContain(name);
  expect(await built(`export { Link } from 'react-router-dom'`)).toContain('LinkWithRef');
});

it('takes the router without the warnings of development', async () => {
  const code = await built(`export { Routes } from 'react-router-dom'`);
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
  expect(code).not.toContain('No routes matched location');
});
