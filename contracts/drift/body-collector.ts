import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

const decompress = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
} as const;

const isEncoding = (name: string): name is keyof typeof decompress =>
  Object.hasOwn(decompress, name);

/** Collects the chunks of a body, up to a size limit. */
export interface BodyCollector {
  add: (chunk: Buffer) => void;
  /** The decoded body; undefined if it exceeds the limit or its encoding is unknown. */
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
    text(encoding = 'identity') {
      if (size > maxBytes) return undefined;
      const body = Buffer.concat(chunks);
      if (encoding === 'identity') return body.toString('utf8');
      if (!isEncoding(encoding)) return undefined;
      try {
        return decompress[encoding](body, { maxOutputLength: maxBytes }).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
