import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

/** The encodings that a request of the kit accepts. */
export const acceptEncoding = 'gzip, deflate, br';

/** Longer bodies are not read by any part of the kit. */
export const mostBodyBytes = 20 * 1024 * 1024;

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer;

/** Some servers send a deflated body without the header of zlib. */
const inflateAny: Decompress = (bytes, options) => {
  try {
    return inflateSync(bytes, options);
  } catch {
    return inflateRawSync(bytes, options);
  }
};

const decompressors: ReadonlyMap<string, Decompress> = new Map<string, Decompress>([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateAny],
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
]);

/** The names in a header with commas, in lower case. */
export const namesIn = (header: string): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** Decompresses a body by its Content-Encoding, last coding first. Throws zlib's error, also above `maxBytes`. */
export function decompress(bytes: Buffer, encoding: string, maxBytes = mostBodyBytes): Buffer {
  let plain = bytes;
  for (const name of namesIn(encoding).reverse()) {
    const decompressor = decompressors.get(name);
    if (decompressor && plain.length > 0)
      plain = decompressor(plain, { maxOutputLength: maxBytes });
  }
  return plain;
}
