import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decompress } from './decompress.ts';

const text = Buffer.from('{"access":"a"}');

it.each([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
  ['identity', text],
  [undefined, text],
] as const)('reads a body with the encoding %s', async (encoding, bytes) => {
  expect(String(await decompress(bytes, encoding))).toBe(String(text));
});

it('rejects a body that is not what its encoding says', async () => {
  await expect(decompress(text, 'gzip')).rejects.toThrow();
  expect(await decompress(Buffer.alloc(0), 'gzip')).toHaveLength(0);
});
