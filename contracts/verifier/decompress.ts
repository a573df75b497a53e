import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  'x-gzip': promisify<Buffer, Buffer>(gunzip),
  deflate: promisify<Buffer, Buffer>(inflate),
  br: promisify<Buffer, Buffer>(brotliDecompress),
};

/** The encodings that are decompressed, as a header of requests. */
export const acceptEncoding = 'gzip, deflate, br';

/** Decompresses a body as fetch does: by `Content-Encoding`, the last of several first. Rejects a broken body. */
export async function decompress(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  let plain = bytes;
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  for (const name of names.reverse()) {
    const decoder = decoders[name];
    if (decoder && plain.length > 0) plain = await decoder(plain);
  }
  return plain;
}
