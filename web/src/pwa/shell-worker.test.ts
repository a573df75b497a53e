// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { messages, type Shell } from './shell.ts';
import { handleEvents } from './shell-worker.ts';
import type { ExtendableEvent, FetchEvent, WorkerMessage, WorkerScope } from './worker-scope.ts';

const origin = 'https://play.example';
const shell: Shell = {
  base: '/',
  version: 'one',
  entry: '/assets/index-1.js',
  files: ['/assets/index-1.js'],
  onDemand: ['/assets/hi-1.js', '/assets/mr-1.js'],
};
const pageOf = (entry: string, config = 'a') =>
  new Response(`<script src="${entry}"></script>${config}`, {
    headers: { 'content-type': 'text/html' },
  });

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

/** A worker that has been started for a build, with the network as given. */
function start(network: (path: string) => Response | Error, of: Shell = shell) {
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
      const response = network(path);
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
  /** What the worker answers; undefined leaves it to the browser. */
  async function visit(path: string, mode = 'navigate', method = 'GET', at = origin) {
    let response: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const event = {
      request: { url: at + path, mode, method } as Request,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (more: Promise<unknown>) => void work.push(more),
      respondWith: (given: Promise<Response>) => {
        response = given;
      },
    };
    send<FetchEvent>('fetch', event);
    const text = await response?.then((response) => response.text());
    await Promise.all(work);
    return text;
  }
  const tell = (data: unknown) => {
    const postMessage = vi.fn();
    const ports = [{ postMessage } as object as MessagePort];
    send<WorkerMessage>('message', { data, ports, waitUntil: () => {} });
    return postMessage;
  };
  return {
    caches,
    fetched,
    skipWaiting,
    install: () => extended('install'),
    extended,
    visit,
    tell,
  };
}

const online = (path: string) =>
  path.startsWith('/assets/') ? new Response(`code of ${path}`) : pageOf('/assets/index-1.js');

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
    expect(tell(messages.getBuild)).toHaveBeenCalledWith('/assets/index-1.js');
  });

  it.each([
    ['the server has another build', () => pageOf('/assets/index-2.js')],
    [
      'a file is missing',
      (path: string) =>
        path === '/' ? pageOf('/assets/index-1.js') : new Response('', { status: 404 }),
    ],
    ['the page stands in the place of a file', () => pageOf('/assets/index-1.js')],
  ])('is not installed when %s', async (_, network) => {
    await expect(start(network).install()).rejects.toThrow();
  });

  it('serves the page from the network, and from the cache when offline', async () => {
    let config = 'a';
    let down = false;
    const worker = start((path) => {
      if (down) return new TypeError('Failed to fetch');
      return path.startsWith('/assets/') ? online(path) : pageOf('/assets/index-1.js', config);
    });
    await worker.install();
    config = 'b';
    expect(await worker.visit('/home')).toMatch(/b$/);
    down = true;
    expect(await worker.visit('/login')).toMatch(/b$/);
    expect(await worker.visit('/assets/index-1.js', 'cors')).toBe('code of /assets/index-1.js');
  });

  it('serves the cache when a gateway responds for a server that is down', async () => {
    let down = false;
    const worker = start((path) => (down ? new Response('', { status: 502 }) : online(path)));
    await worker.install();
    down = true;
    expect(await worker.visit('/home')).toContain('/assets/index-1.js');
  });

  it('serves a newer page but caches its own, whose files it has', async () => {
    let entry = '/assets/index-1.js';
    let down = false;
    const worker = start((path) => {
      if (down) return new TypeError('Failed to fetch');
      return path.startsWith('/assets/') ? online(path) : pageOf(entry);
    });
    await worker.install();
    entry = '/assets/index-2.js';
    expect(await worker.visit('/home')).toContain('/assets/index-2.js');
    down = true;
    expect(await worker.visit('/home')).toContain('/assets/index-1.js');
  });

  it('ignores API requests, other files and other sites', async () => {
    const worker = start(online);
    await worker.install();
    const before = worker.fetched.length;
    expect(await worker.visit('/api/markets/', 'cors')).toBeUndefined();
    expect(await worker.visit('/api/markets/', 'navigate')).toBeUndefined();
    expect(await worker.visit('/icon.svg', 'no-cors')).toBeUndefined();
    expect(await worker.visit('/home', 'navigate', 'POST')).toBeUndefined();
    expect(await worker.visit('/assets/a.js', 'cors', 'GET', 'https://b.example')).toBeUndefined();
    expect(worker.fetched.length).toBe(before);
  });

  it('caches the texts of a language once a page has loaded them', async () => {
    let down = false;
    const worker = start((path) => (down ? new TypeError('Failed to fetch') : online(path)));
    await worker.install();
    expect(worker.fetched).not.toContain('/assets/hi-1.js');
    expect(await worker.visit('/assets/hi-1.js', 'cors')).toBe('code of /assets/hi-1.js');
    down = true;
    expect(await worker.visit('/assets/hi-1.js', 'cors')).toBe('code of /assets/hi-1.js');
    await expect(worker.visit('/assets/mr-1.js', 'cors')).rejects.toThrow();
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
