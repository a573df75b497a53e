// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { downloadEngine } from './engine-download.ts';

it('tells how much of all files is loaded, from nothing to the whole', async () => {
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
  const { promise: start, resolve } = Promise.withResolvers<void>();
  downloadEngine(files, send, start).watch((share) => shares.push(share));
  await Promise.resolve();
  expect([shares, asked]).toEqual([[0], []]);
  resolve();
  await vi.waitFor(() => expect(shares.at(-1)).toBe(1));
  expect(asked).toEqual(['/engine.js', '/sqlite3.wasm']);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

it('comes to its end when a file cannot be loaded: the worker says what is wrong', async () => {
  const shares: number[] = [];
  const files = [{ path: '/engine.js', bytes: 300 }];
  const offline: typeof fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  downloadEngine(files, offline, Promise.resolve()).watch((share) => shares.push(share));
  await vi.waitFor(() => expect(shares.at(-1)).toBe(1));
});
