// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { messages, type Shell } from './shell.ts';
import { handleEvents } from './shell-worker.ts';
import type {
  ExtendableEvent,
  FetchEvent,
  NavigationRequest,
  WorkerMessage,
  WorkerScope,
} from './worker-scope.ts';

const origin = 'https://play.example';
const shell: Shell = {
  base: '/',
  version: 'one',
  files: ['/assets/index-1.js'],
  onDemand: ['/assets/hi-1.js', '/assets/mr-1.js'],
};
/** The page of a build, which may have its scripts in common with another. */
const pageOf = (version: string, config = 'a') =>
  new Response(
    `<html data-build="${version}"><script id="matka-config">${config}</script><script src="/assets/index-1.js"></script>`,
    { headers: { 'content-type': 'text/html' } },
  );

/** Cache storage in memory: what of it the worker uses. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (path: string) => store.get(path)?.clone(),
    put: async (path: string, response: Response) => void store.set(path, response),
    keys: async () => [...store.keys()].map((path) => ({ url: origin + path })),
  });
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return cacheOf(store);
  };
  const match = async (path: string) =>
    [...stores.values()].flatMap((store) => store.get(path) ?? [])[0]?.clone();
  const keys = async () => [...stores.keys()];
  return { stores, open, match, keys, delete: async (name: string) => stores.delete(name) };
}

type Network = (path: string) => Response | Error | Promise<Response>;

/** A worker that has been started for a build, with the network as given. */
function start(network: Network, of: Shell = shell) {
  const listeners = new Map<string, (event: never) => void>();
  const caches = memoryCaches();
  const fetched: string[] = [];
  const skipWaiting = vi.fn(async () => {});
  const scope = {
    location: { origin },
    caches,
    clients: { claim: async () => {} },
    registration: {},
    fetch: async (input: Request | string) => {
      const path = typeof input === 'string' ? input : new URL(input.url).pathname;
      fetched.push(path);
      const response = await network(path);
      if (response instanceof Error) throw response;
      return response;
    },
    skipWaiting,
    addEventListener: (name: string, listener: (event: never) => void) =>
      void listeners.set(name, listener),
  };
  // Of the browser's own types only what is used is there.
  handleEvents(scope as object as WorkerScope, of);
  const send = <Event>(name: string, event: Event) => listeners.get(name)?.(event as never);

  const extended = async (name: string) => {
    const work: Promise<unknown>[] = [];
    send<ExtendableEvent>(name, { waitUntil: (more) => void work.push(more) });
    await Promise.all(work);
  };
  /**
   * Requests a path.
   * @returns the text of the response, undefined if the worker leaves it to the browser, and its further work
   */
  async function request(path: string, members: Partial<NavigationRequest> = {}, at = origin) {
    let response: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const event = {
      request: { url: at + path, mode: 'navigate', method: 'GET', ...members } as Request,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (more: Promise<unknown>) => void work.push(more),
      respondWith: (given: Promise<Response>) => {
        response = given;
      },
    };
    send<FetchEvent>('fetch', event);
    const text = await response?.then((response) => response.text());
    return { text, work };
  }
  /** Requests a path and lets the worker finish. */
  async function visit(...visited: Parameters<typeof request>) {
    const { text, work } = await request(...visited);
    await Promise.all(work);
    return text;
  }
  const reload = (path: string) => visit(path, { isReloadNavigation: true });
  const tell = (data: unknown) => {
    const postMessage = vi.fn();
    const ports = [{ postMessage } as object as MessagePort];
    send<WorkerMessage>('message', { data, ports, waitUntil: () => {} });
    return postMessage;
  };
  /** The reply to a question of a page. */
  const ask = (data: unknown) =>
    new Promise<unknown>((resolve) => {
      const ports = [{ postMessage: resolve } as object as MessagePort];
      send<WorkerMessage>('message', { data, ports, waitUntil: () => {} });
    });
  return {
    caches,
    fetched,
    skipWaiting,
    install: () => extended('install'),
    extended,
    request,
    visit,
    reload,
    tell,
    ask,
  };
}

const online = (path: string) =>
  path.startsWith('/assets/') ? new Response(`code of ${path}`) : pageOf('one');

describe('the worker', () => {
  it('caches page and files, and activates only on a message', async () => {
    const { install, caches, skipWaiting, tell } = start(online);
    await install();
    expect([...(caches.stores.get('shell-one')?.keys() ?? [])].sort()).toEqual([
      '/',
      '/assets/index-1.js',
    ]);
    expect(skipWaiting).not.toHaveBeenCalled();
    tell(messages.skipWaiting);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    expect(tell(messages.getBuild)).toHaveBeenCalledWith('one');
  });

  it.each([
    ['the server has another build', () => pageOf('two')],
    [
      'a file is missing',
      (path: string) => (path === '/' ? pageOf('one') : new Response('', { status: 404 })),
    ],
    ['the page stands in the place of a file', () => pageOf('one')],
  ])('is not installed when %s', async (_, network) => {
    await expect(start(network).install()).rejects.toThrow();
  });

  it('opens the page from the cache, and renews it from the network for the next time', async () => {
    let config = 'a';
    let down = false;
    const worker = start((path) => {
      if (down) return new TypeError('Failed to fetch');
      return path.startsWith('/assets/') ? online(path) : pageOf('one', config);
    });
    await worker.install();
    config = 'b';
    expect(await worker.visit('/home')).toContain('>a<');
    expect(await worker.visit('/home')).toContain('>b<');
    down = true;
    expect(await worker.visit('/login')).toContain('>b<');
    const file = await worker.visit('/assets/index-1.js', { mode: 'cors' });
    expect(file).toBe('code of /assets/index-1.js');
  });

  it('opens the page at once while the network is silent', async () => {
    let respond = (_response: Response): void => {};
    let silent = false;
    const worker = start((path) =>
      silent
        ? new Promise<Response>((resolve) => {
            respond = resolve;
          })
        : online(path),
    );
    await worker.install();
    silent = true;
    const { text, work } = await worker.request('/home');
    expect(text).toContain('"one"');
    const config = worker.ask(messages.getConfig);
    respond(pageOf('one', 'late'));
    await Promise.all(work);
    expect(await config).toBe('late');
  });

  it('tells the configuration of the newest page, of any build, and none without one', async () => {
    let page: Response | Error = pageOf('one');
    const worker = start((path) => (path.startsWith('/assets/') ? online(path) : page));
    await worker.install();
    const told: unknown[] = [await worker.ask(messages.getConfig)];
    for (page of [
      pageOf('two', 'b'),
      new TypeError('Failed to fetch'),
      new Response('<script id="matka-config">c</script>', { status: 502 }),
    ]) {
      await worker.visit('/home');
      told.push(await worker.ask(messages.getConfig));
    }
    expect(told).toEqual([undefined, 'b', undefined, undefined]);
  });

  it.each([{ isReloadNavigation: true }, { cache: 'no-cache' }, { cache: 'reload' }] as const)(
    'reloads the page from the network: %o',
    async (members) => {
      let config = 'a';
      const worker = start((path) =>
        path.startsWith('/assets/') ? online(path) : pageOf('one', config),
      );
      await worker.install();
      config = 'b';
      expect(await worker.visit('/home', members)).toContain('>b<');
    },
  );

  it('opens a page from the network until one is cached', async () => {
    const worker = start(online);
    expect(await worker.visit('/home')).toContain('"one"');
  });

  it('serves the cache when a gateway responds for a server that is down', async () => {
    let down = false;
    const worker = start((path) => (down ? new Response('', { status: 502 }) : online(path)));
    await worker.install();
    down = true;
    expect(await worker.reload('/home')).toContain('"one"');
    expect(await worker.visit('/home')).toContain('"one"');
  });

  it('serves a newer page but caches its own, whose files it has', async () => {
    let version = 'one';
    let down = false;
    const worker = start((path) => {
      if (down) return new TypeError('Failed to fetch');
      return path.startsWith('/assets/') ? online(path) : pageOf(version);
    });
    await worker.install();
    version = 'two';
    expect(await worker.reload('/home')).toContain('"two"');
    expect(await worker.visit('/home')).toContain('"one"');
    down = true;
    expect(await worker.reload('/home')).toContain('"one"');
    expect(await worker.visit('/home')).toContain('"one"');
  });

  it('ignores API requests, other files and other sites', async () => {
    const worker = start(online);
    await worker.install();
    const before = worker.fetched.length;
    expect(await worker.visit('/api/markets/', { mode: 'cors' })).toBeUndefined();
    expect(await worker.visit('/api/markets/')).toBeUndefined();
    expect(await worker.visit('/icon.svg', { mode: 'no-cors' })).toBeUndefined();
    expect(await worker.visit('/home', { method: 'POST' })).toBeUndefined();
    expect(
      await worker.visit('/assets/a.js', { mode: 'cors' }, 'https://b.example'),
    ).toBeUndefined();
    expect(worker.fetched.length).toBe(before);
  });

  it('caches the texts of a language once a page has loaded them', async () => {
    let down = false;
    const worker = start((path) => (down ? new TypeError('Failed to fetch') : online(path)));
    await worker.install();
    expect(worker.fetched).not.toContain('/assets/hi-1.js');
    expect(await worker.visit('/assets/hi-1.js', { mode: 'cors' })).toBe('code of /assets/hi-1.js');
    down = true;
    expect(await worker.visit('/assets/hi-1.js', { mode: 'cors' })).toBe('code of /assets/hi-1.js');
    await expect(worker.visit('/assets/mr-1.js', { mode: 'cors' })).rejects.toThrow();
  });

  it('caches in advance the texts of the language that an earlier build has cached', async () => {
    const worker = start(online);
    const earlier = await worker.caches.open('shell-zero');
    await earlier.put('/assets/hi-0.js', new Response('earlier code'));
    await worker.install();
    const own = [...(worker.caches.stores.get('shell-one')?.keys() ?? [])];
    expect(own).toContain('/assets/hi-1.js');
    expect(own).not.toContain('/assets/mr-1.js');
  });

  it('deletes builds older than the previous one', async () => {
    const { caches, extended, install } = start(online);
    for (const name of ['shell-a', 'shell-b', 'other']) await caches.open(name);
    await install();
    await extended('activate');
    expect(await caches.keys()).toEqual(['shell-b', 'other', 'shell-one']);
  });
});
