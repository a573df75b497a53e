// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stableName } from './built-files.ts';
import { compileHintPlugin } from './compile-hint-plugin.ts';

const sources: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html><head><title>x</title></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js':
    "globalThis.open = [() => import('./home.js'), () => import('./wallet.js'), () => import('./sheet.js')];",

  'home.js': "import { list } from './list.js'; export const home = [...list, document.title];",
  'list.js': 'export const list = [document.cookie];',
  'wallet.js':
    "import { list } from './list.js'; import { chart } from './chart.js'; export const wallet = [...list, chart];",
  'sheet.js': "import { chart } from './chart.js'; export const sheet = [document.body, chart];",
  'chart.js': 'export const chart = [document.head];',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matka-compile-hint-'));
  for (const [file, text] of Object.entries(sources)) await writeFile(join(root, file), text);
});
afterAll(() => rm(root, { recursive: true }));

it('has all files compiled at once but those of the first load: the entry, its screens, what they import', async () => {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHintPlugin('build', ['home.js'])],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const codes = result.output.filter((file) => file.type === 'chunk');
  const hinted = codes.map(({ fileName, code }) => [
    stableName(fileName),
    code.startsWith('//# allFunctionsCalledOnLoad\n'),
  ]);
  expect(Object.fromEntries(hinted)).toEqual({
    index: false,
    home: false,
    list: false,
    wallet: true,
    sheet: true,
    chart: true,
  });
});
