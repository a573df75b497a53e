import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

const decompress = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
} as const;

const isEncoding = (name: string): name is keyof typeof decompress =>
  Object.hasOwn(decompress, name);

/** Collects what flows by, up to a limit. */
export interface BodyCollector {
  add: (chunk: Buffer) => void;
  /** The whole as text; undefined when it is larger than the limit or packed in an unknown way. */
  text: (encoding?: string) => string | undefined;
}

/** Collects at most `maxBytes`; what comes after is let go. */
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
      const whole = Buffer.concat(chunks);
      if (encoding === 'identity') return whole.toString('utf8');
      if (!isEncoding(encoding)) return undefined;
      try {
        return decompress[encoding](whole, { maxOutputLength: maxBytes }).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
