// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stableName } from './built-files.ts';
import { lazyFilesPlugin } from './lazy-files-plugin.ts';

const sources: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html><head><title>x</title></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js':
    "export const open = [() => import('./list.js'), () => import('./card.js'), () => import('./night.css')]; globalThis.open = open;",
  'list.js': "export const wallet = () => import('./wallet.js').then((file) => file.word);",
  'wallet.js':
    "import './wallet.css'; import { pad } from './pad.js'; export const word = pad('one');",
  'card.js': "import { pad } from './pad.js'; export const card = pad('card');",
  'pad.js': "import './pad.css'; export const pad = (text) => text.padEnd(9);",
  'pad.css': 'p { padding: 1px }',
  'wallet.css': 'b { color: red }',
  'night.css': 'i { color: navy }',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matka-lazy-files-'));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

type Output = Rolldown.RolldownOutput['output'];

/** Builds the app with other texts for some of its sources. */
async function built(changed: Readonly<Record<string, string>> = {}): Promise<Output> {
  for (const [file, text] of Object.entries({ ...sources, ...changed })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lazyFilesPlugin('build', ['card.js'])],
    build: { outDir: 'dist', emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  return result.output;
}

const textOf = (file: Output[number]): string =>
  file.type === 'chunk' ? file.code : String(file.source);

const isHashed = (file: string) => /^assets\//.test(file);

describe('an edited file', () => {
  it('is renamed alone, wherever it is loaded on demand', async () => {
    const before = new Set((await built()).map(({ fileName }) => fileName));
    const word = sources['wallet.js']?.replace('one', 'two') ?? '';
    const after = (await built({ 'wallet.js': word })).map(({ fileName }) => fileName);
    const renamed = after.filter((file) => isHashed(file) && !before.has(file));
    expect(renamed.map(stableName)).toEqual(['wallet']);
  });

  it('is named by the page, not by the files that load it on demand', async () => {
    const output = await built();
    const page = output.find(({ fileName }) => fileName === 'index.html');
    for (const name of ['list', 'wallet', 'card', 'night']) {
      const { fileName } = output.find((file) => stableName(file.fileName) === name) ?? {};
      const own = fileName?.replace('assets/', '') ?? '';
      expect(page && textOf(page)).toContain(`"${own}"`);
      const naming = output.filter((file) => isHashed(file.fileName) && textOf(file).includes(own));
      expect(naming.map((file) => file.fileName)).toEqual([]);
    }
  });
});

it('names the files of first screens, and what they load, before all the rest of the page', async () => {
  const page = (await built()).find(({ fileName }) => fileName === 'index.html');
  const [early = '', late = ''] = (page ? textOf(page) : '').split('<title>');
  const named = (part: string) => Array.from(part.matchAll(/"([a-z]+)":\[/g), ([, name]) => name);
  expect(named(early)).toEqual(['card', 'pad']);
  expect(named(late).toSorted()).toEqual(['list', 'night', 'wallet']);
});

it('stops the build for a page without a title', async () => {
  const page = sources['index.html']?.replace('<title>x</title>', '') ?? '';
  await expect(built({ 'index.html': page })).rejects.toThrow('The page has no title');
});

it('stops the build for two files of one name', async () => {
  const twice = "import('./list.js'); import('./other/list.js');";
  await expect(
    built({ 'main.js': twice, 'other/list.js': 'export const other = 1;' }),
  ).rejects.toThrow('The build has two files named list');
});

interface Link {
  rel: string;
  href: string;
  as?: string;
  onload?: () => void;
  onerror?: () => void;
}

/**
 * The loader of a built page whose browser may lack `modulepreload`, with the links that it adds; styles arrive at once
 * unless they are in `missing`.
 */
function loaderOf(output: Output, missing: readonly string[] = [], preloadsModules = true) {
  const links: Link[] = [];
  const document = {
    createElement: () => ({
      rel: '',
      href: '',
      relList: { supports: () => preloadsModules },
      remove: () => {},
    }),
    head: {
      append: (link: Link) => {
        links.push(link);
        const arrives = !missing.includes(nameIn(link));
        queueMicrotask(() => (arrives ? link.onload?.() : link.onerror?.()));
      },
    },
  };
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const codes =
    page && Array.from(textOf(page).matchAll(/<script>(.*?)<\/script>/gs), ([, code]) => code);
  const folder = pathToFileURL(join(root, 'dist/assets')).href;
  const here = String(codes?.join(';'))
    .replaceAll('"/assets/"', `"${folder}/"`)
    .replace('import(', 'imported(');
  vi.stubGlobal('matkaFiles', undefined);
  new Function('document', 'imported', here)(document, (path: string) => import(path));
  const files = Reflect.get(globalThis, 'matkaFiles') as {
    load: (name: string) => Promise<Record<string, unknown>>;
    begin: (names: string[]) => void;
    add: (rows: Record<string, string[]>) => void;
  };
  return { files, links };
}

const nameIn = ({ href }: Link): string => href.replace(/^.*\/|-[^/]{8}(?=\.)/g, '');
const asked = (links: Link[]) =>
  links.map((link) => [link.rel, link.as, nameIn(link)].filter(Boolean).join(' '));

describe('the loader', () => {
  it('loads code after its styles, and asks for what it imports, each once', async () => {
    const { files, links } = loaderOf(await built());
    expect(await files.load('wallet')).toMatchObject({ word: 'one      ' });
    // Its own code as well: it does not wait for the styles to be requested.
    const code = ['modulepreload pad.js', 'modulepreload wallet.js'];
    const all = [...code, 'stylesheet pad.css', 'stylesheet wallet.css'];
    expect(asked(links)).toEqual(all);
    expect(await files.load('card')).toMatchObject({ card: 'card     ' });
    expect(asked(links)).toEqual([...all, 'modulepreload card.js']);
  });

  it('loads what is nothing but styles', async () => {
    const { files, links } = loaderOf(await built());
    expect(await files.load('night')).toEqual({});
    expect(asked(links)).toEqual(['stylesheet night.css']);
  });

  it('begins with all files of a part, its code in a way that the browser has', async () => {
    const output = await built();
    const wallet = (how: string) => [
      `${how} pad.js`,
      `${how} wallet.js`,
      'preload style pad.css',
      'preload style wallet.css',
    ];
    const older = loaderOf(output, [], false);
    older.files.begin(['wallet']);
    expect(asked(older.links)).toEqual(wallet('preload script'));
    const { files, links } = loaderOf(output);
    files.begin(['wallet']);
    expect(asked(links)).toEqual(wallet('modulepreload'));
    // At the end of the page, after its own styles.
    files.add({});
    const all = [...wallet('modulepreload'), 'stylesheet pad.css', 'stylesheet wallet.css'];
    expect(asked(links)).toEqual(all);
    expect(await files.load('wallet')).toMatchObject({ word: 'one      ' });
    expect(asked(links)).toEqual(all);
  });

  it('fails for what the page does not name, as where its end was lost', async () => {
    const { files, links } = loaderOf(await built());
    await expect(files.load('lost')).rejects.toThrow('lost is missing');
    expect(links).toEqual([]);
  });

  it('fails without a style, and asks for it again', async () => {
    const output = await built();
    const { files, links } = loaderOf(output, ['wallet.css']);
    for (let time = 0; time < 2; time++)
      await expect(files.load('wallet')).rejects.toThrow(/wallet-.*\.css is missing$/);
    expect(asked(links).filter((each) => each.endsWith('wallet.css'))).toHaveLength(2);
  });
});
