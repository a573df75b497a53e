// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getHomepage } from '../src/api/homepage.ts';
import { getMarkets } from '../src/api/markets.ts';
import { clearTokens, writeTokens } from '../src/api/tokens.ts';
import { routeList } from '../src/app/routes.tsx';
import { parseConfig, setConfig } from '../src/config.ts';
import { firstScreens } from './first-screens.ts';
import { lazyFilesPlugin } from './lazy-files-plugin.ts';
import { firstScreenPlugin } from './prefetch-plugin.ts';

const sources = {
  'index.html':
    '<!doctype html><html><head><title>x</title></head><body><script type="module" src="/src/main.js"></script></body></html>',
  'src/main.js':
    "import './always.js'; for (const f of [() => import('./login.js'), () => import('./home.js'), () => import('./frame.js')]) f();",
  'src/always.js': 'globalThis.always = 1;',
  'src/shared.js': 'export const text = document.title;',
  'src/login.js':
    "import './login.css'; import './always.js'; import { text } from './shared.js'; document.body.append(text, 'login');",
  'src/home.js': "import { text } from './shared.js'; document.body.append(text, 'home');",
  'src/frame.js':
    "import './frame.css'; import { text } from './shared.js'; document.body.append(text, 'frame');",
  'src/frame.css': 'body { margin: 0 }',
  'src/login.css': 'body { color: red }',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matka-first-screen-'));
  await mkdir(join(root, 'src'));
  for (const [file, text] of Object.entries(sources)) await writeFile(join(root, file), text);
});
afterAll(() => rm(root, { recursive: true }));

async function builtPage(screens: Parameters<typeof firstScreenPlugin>[0]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      lazyFilesPlugin('build', ['src/login.js', 'src/home.js', 'src/frame.js']),
      firstScreenPlugin(screens),
    ],
    build: { write: false, minify: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

/** The requests that the page prefetches on a visit; `config` is the text of its configuration. */
function askedFor(
  page: string,
  path: string,
  cookie: string,
  config = '{}',
): { rel: string; file: string }[] {
  const links: { rel: string; href: string }[] = [];
  const document = {
    cookie,
    getElementById: () => ({ textContent: config }),
    createElement: () => ({ rel: '', href: '', relList: { supports: () => true } }),
    head: { append: (link: { rel: string; href: string }) => links.push(link) },
  };
  for (const [, code = ''] of page.matchAll(/<script>(.*?)<\/script>/gs))
    new Function('document', 'location', code)(document, { pathname: path });
  return links.map(({ rel, href }) => ({ rel, file: href.replace(/-[\w-]{8}\./, '.') }));
}

const screens = [
  { who: 'visitor', paths: ['*'], sources: ['src/login.js'] },
  { who: 'player', paths: ['/home', '/login'], sources: ['src/home.js', 'src/frame.js'] },
] as const;

describe('first screen', () => {
  it('has the bars of a player fetched for every screen', () => {
    const ofPlayers = firstScreens.filter(({ who }) => who === 'player');
    const rowOf = (path: string) => ofPlayers.find(({ paths }) => paths.includes(path));
    const screens = routeList.filter(({ access }) => access === 'player');
    expect(screens.length).toBeGreaterThan(36);
    for (const { path } of screens)
      expect((rowOf(path) ?? rowOf('*'))?.sources, path).toContain('src/app/shell.tsx');
  });

  it('is prefetched by sign-in state and path, without files that the page loads anyway', async () => {
    const page = await builtPage(screens);
    const login = [
      { rel: 'modulepreload', file: '/assets/shared.js' },
      { rel: 'modulepreload', file: '/assets/login.js' },
      { rel: 'preload', file: '/assets/login.css' },
      { rel: 'stylesheet', file: '/assets/login.css' },
    ];
    const home = [
      { rel: 'modulepreload', file: '/assets/shared.js' },
      { rel: 'modulepreload', file: '/assets/home.js' },
      { rel: 'modulepreload', file: '/assets/frame.js' },
      { rel: 'preload', file: '/assets/frame.css' },
      { rel: 'stylesheet', file: '/assets/frame.css' },
    ];
    expect(askedFor(page, '/anything', '')).toEqual(login);
    expect(askedFor(page, '/home', 'my_access_token=1; refresh_token=2')).toEqual(login);
    expect(askedFor(page, '/home', 'refresh_token=2; access_token=1')).toEqual(home);
    expect(askedFor(page, '/login', 'access_token=1')).toEqual(home);
    expect(askedFor(page, '/wallet', 'access_token=1')).toEqual([]);
    expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<script type="module"'));
    expect(page.indexOf('<script type="module"')).toBeLessThan(page.indexOf('<title>'));
    expect(page.split('<script type="module"')).toHaveLength(2);
  });

  it('is nothing in an app without any of the screens', async () => {
    expect(
      await builtPage([{ who: 'visitor', paths: ['*'], sources: ['src/none.js'] }]),
    ).not.toContain('matkaFiles.begin');
  });

  it('stops the build when its source is not there', async () => {
    const gone = { who: 'visitor', paths: ['/'], sources: ['src/gone.js'] } as const;
    await expect(builtPage([...screens, gone])).rejects.toThrow(
      'The build has no first screen src/gone.js',
    );
  });
});

/** A token that expires in `seconds`. */
const tokenFor = (seconds: number): string =>
  `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds, n: '?>~' }))}.s`;

describe('the data of the first screen', () => {
  const home = {
    who: 'player',
    paths: ['/home'],
    sources: ['src/home.js'],
    calls: ['/homepage/', '/markets/'],
  } as const;

  afterEach(() => {
    vi.unstubAllGlobals();
    globalThis.matkaPrefetched = undefined;
    clearTokens();
    setConfig({});
  });

  it.each(['{}', '{"apiBase":" https://api.example/v1/ ","appId":" a b&c "}'])(
    'is requested once, by the page, like by the API client: %s',
    async (config) => {
      const fetch = vi.fn(async () => Response.json([]));
      vi.stubGlobal('fetch', fetch);
      setConfig(parseConfig(config));
      const token = tokenFor(60);
      writeTokens(token, 'r');
      const page = await builtPage([home]);
      askedFor(page, '/home', `access_token=${encodeURIComponent(token)}`, config);
      expect(fetch.mock.calls).toMatchObject([
        [expect.stringContaining('/homepage/'), { headers: { authorization: `Bearer ${token}` } }],
        [expect.stringContaining('/markets/'), { headers: { authorization: `Bearer ${token}` } }],
      ]);
      await Promise.all([getHomepage(), getMarkets()]);
      expect(fetch).toHaveBeenCalledTimes(2);
      await getMarkets();
      expect(fetch).toHaveBeenCalledTimes(3);
    },
  );

  it('requested with a token that was replaced meanwhile is requested again', async () => {
    const fetch = vi.fn(async () => Response.json([]));
    vi.stubGlobal('fetch', fetch);
    askedFor(await builtPage([home]), '/home', `access_token=${tokenFor(60)}`);
    writeTokens(tokenFor(120), 'r');
    await getMarkets();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('that fails reports nothing until it is used, and then like a request of the client', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')));
    const token = tokenFor(60);
    askedFor(await builtPage([home]), '/home', `access_token=${token}`);
    await new Promise((resolve) => setTimeout(resolve));
    writeTokens(token, 'r');
    await expect(getMarkets()).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is not requested by a visitor, for another screen, or with an expiring or no token', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const page = await builtPage([home]);
    askedFor(page, '/home', '');
    askedFor(page, '/wallet', `access_token=${tokenFor(60)}`);
    askedFor(page, '/home', `access_token=${tokenFor(-1)}`);
    askedFor(page, '/home', 'access_token=1');
    expect(fetch).not.toHaveBeenCalled();
  });
});
