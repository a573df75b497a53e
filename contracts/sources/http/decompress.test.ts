import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { expect, it } from 'vitest';
import { decompress } from './decompress.ts';

const text = Buffer.from('{"access":"a"}');

it.each([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['br', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
  ['gzip , br', brotliCompressSync(gzipSync(text))],
  ['identity', text],
  ['', text],
])('reads a body with the encoding "%s"', (encoding, bytes) => {
  expect(String(decompress(bytes, encoding, 1000))).toBe(String(text));
});

it('rejects a body that is not what its encoding says, and one that is too large', () => {
  expect(() => decompress(text, 'gzip', 1000)).toThrow();
  expect(() => decompress(gzipSync(text), 'gzip', 5)).toThrow();
  expect(decompress(Buffer.alloc(0), 'gzip', 1000)).toHaveLength(0);
});
