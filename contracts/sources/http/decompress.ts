import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** Longer bodies are not read. */
export const maxBodyBytes = 20 * 1024 * 1024;

const limits = { maxOutputLength: maxBodyBytes };
const ungzip = (bytes: Buffer) => promisify<Buffer, object, Buffer>(gunzip)(bytes, limits);

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: ungzip,
  'x-gzip': ungzip,
  deflate: (bytes) => promisify<Buffer, object, Buffer>(inflate)(bytes, limits),
  br: (bytes) => promisify<Buffer, object, Buffer>(brotliDecompress)(bytes, limits),
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
