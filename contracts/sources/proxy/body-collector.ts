import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

const decompress = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
} as const;

const isEncoding = (name: string): name is keyof typeof decompress =>
  Object.hasOwn(decompress, name);

/** Collects the chunks of a body, up to a size limit. */
export interface BodyCollector {
  add: (chunk: Buffer) => void;
  /**
   * The body, decompressed by `Content-Encoding` as browsers do; undefined if it exceeds the limit. Throws the error of
   * zlib for one that cannot be decompressed.
   */
  text: (encoding?: string) => string | undefined;
}

/** Collects a body of at most `maxBytes`; drops one that is larger. */
export function createBodyCollector(maxBytes: number): BodyCollector {
  let chunks: Buffer[] = [];
  let size = 0;
  return {
    add(chunk) {
      size += chunk.length;
      if (size > maxBytes) chunks = [];
      else chunks.push(chunk);
    },
    text(encoding = '') {
      if (size > maxBytes) return undefined;
      const names = encoding.toLowerCase().split(/ *, */);
      let body = Buffer.concat(chunks);
      try {
        for (const name of names.reverse())
          if (isEncoding(name) && body.length > 0)
            body = decompress[name](body, { maxOutputLength: maxBytes });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
        throw error;
      }
      return body.toString('utf8');
    },
  };
}
