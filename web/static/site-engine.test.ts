// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnginePaths } from './engine.ts';
import type { SiteStatus } from './messages.ts';
import { siteEngine } from './site-engine.ts';
import { ReplacedError } from './world-database.ts';

vi.mock(import('./world-database.ts'), async (original) => ({
  ...(await original()),
  deleteWorlds: async () => undefined,
  openWorlds: async () => ({
    secret: 'secret',
    load: async () => [],
    save: async () => {},
    close: () => {},
  }),
}));

const paths: EnginePaths = {
  'engine.js': '/engine.js',
  'sqlite3.wasm': '/sqlite3.wasm',
  'faker.js': '/faker.js',
  'openapi.json': '/openapi.json',
  'control.openapi.json': '/control.openapi.json',
};

const named = (name: string, cause?: unknown): Error =>
  Object.assign(new Error(name, { cause }), { name });

/** What requests fail with, one after the other; a request responds once the list is empty. */
let failures: Error[] = [];
let starts = 0;
let statuses: SiteStatus[] = [];
beforeEach(() => {
  failures = [];
  starts = 0;
  statuses = [];
});

const site = () =>
  siteEngine(
    {
      engineOrigin: 'http://mock.invalid',
      startEngine: async () => {
        starts += 1;
        return {
          unreadable: [],
          fetch: async (request) => {
            const text = await request.text();
            const failure = failures.shift();
            if (failure) throw failure;
            return new Response(text);
          },
        };
      },
    },
    {
      paths,
      file: async () => new Response(''),
      database: 'matka /',
      web: '',
      onStatus: (status) => statuses.push(status),
    },
  );

const put = () => new Request('http://localhost/x', { method: 'PUT', body: 'a change' });

describe('a change that could not be stored', () => {
  it.each([
    ['another worker took the worlds over', new ReplacedError()],
    ['the database was closed', new DOMException('It is closing', 'InvalidStateError')],
  ])('is made again with the worlds as they are stored: %s', async (_, cause) => {
    failures = [named('NotStoredError', cause), named('NotStoredError', cause)];
    const response = await site().fetch('/x', put());
    expect([response.status, await response.text()]).toEqual([200, 'a change']);
    expect(starts).toBe(3);
    expect(statuses).toEqual([]);
  });

  it('is refused when the worlds are taken over again and again', async () => {
    failures = Array.from({ length: 3 }, () => named('NotStoredError', new ReplacedError()));
    expect((await site().fetch('/x', put())).status).toBe(507);
    expect(statuses).toMatchObject([{ is: 'failed' }]);
  });

  it.each([
    ['full', new DOMException('There is no space', 'QuotaExceededError')],
    ['failed', new DOMException('The disk is gone', 'UnknownError')],
  ])('is refused and reported as %s', async (is, cause) => {
    failures = [named('NotStoredError', cause)];
    const engine = site();
    const response = await engine.fetch('/x', put());
    expect(response.status).toBe(507);
    expect((await response.text()).includes('full')).toBe(is === 'full');
    expect(statuses).toMatchObject([{ is }]);
    expect((await engine.fetch('/x', put())).status).toBe(200);
  });

  it('does not stop the engine that another request has started meanwhile', async () => {
    failures = [1, 2, 3].map(() => named('NotStoredError', new ReplacedError()));
    const engine = site();
    const responses = await Promise.all([put(), put(), put()].map((it) => engine.fetch('/x', it)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(starts).toBe(2);
  });
});

it('says what to do about a file that is missing', async () => {
  failures = [named('FileMissingError')];
  const response = await site().fetch('/x', put());
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('go online'),
  ]);
});
