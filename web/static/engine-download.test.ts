// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { downloadEngine } from './engine-download.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells how much of all files is loaded, from nothing to the whole', async () => {
  let isLoaded = (): void => {};
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    isLoaded = listener;
  });
  const asked: unknown[] = [];
  const files = [
    { path: '/engine.js', bytes: 300 },
    { path: '/sqlite3.wasm', bytes: 100 },
  ];
  const send: typeof fetch = async (path) => {
    asked.push(path);
    return new Response(new Blob([new Uint8Array(path === '/engine.js' ? 300 : 100)]));
  };
  const shares: number[] = [];
  downloadEngine(files, send).watch((share) => shares.push(share));
  expect(shares).toEqual([0]);
  await vi.waitFor(() => expect(shares.at(-1)).toBe(0.75));
  expect(asked).toEqual(['/engine.js']);
  isLoaded();
  await vi.waitFor(() => expect(shares.at(-1)).toBe(1));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

it('comes to its end when a file cannot be loaded: the worker says what is wrong', async () => {
  const shares: number[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listener());
  const files = [{ path: '/engine.js', bytes: 300 }];
  const offline: typeof fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  downloadEngine(files, offline).watch((share) => shares.push(share));
  await vi.waitFor(() => expect(shares.at(-1)).toBe(1));
});
