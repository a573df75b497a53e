import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { preview } from 'vite';
import { withNodeEnvRestored } from '../../lib/node-env.ts';
import { repoPath } from '../../lib/paths.ts';
import { type BrowserRequest, forward } from './upstream.ts';

/** A built app behind a web server that compresses like the deployed one. */
export interface ServedApp {
  /** Base URL without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Source folder and output folder of a build, and how it is served. */
interface BuildOptions {
  root: string;
  outDir?: string;
  /** HTTP/2 over TLS as deployed, with an untrusted certificate; otherwise plain HTTP/1.1. */
  secure?: boolean;
  /** Bodies in JSON that are sent for a path of the API in the place of the mock's response. */
  responses?: Readonly<Record<string, string>>;
  /** Transforms the HTML before it is sent. */
  page?: (html: string) => string;
}

const compressible = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;
const certificates = 'mock-server/contract/expired-certificate';

type RequestHandler = (
  request: BrowserRequest,
  response: ServerResponse | Http2ServerResponse,
) => void;

/** Listens on a free port of this machine. */
async function listen(handle: RequestHandler, secure: boolean): Promise<ServedApp> {
  const pem = (name: string) => readFileSync(repoPath(certificates, name));
  const server = secure
    ? createSecureServer({ key: pem('key.pem'), cert: pem('certificate.pem') }, handle)
    : createServer(handle);
  const open = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => open.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a production build with brotli, compressed once per file, and proxies /api to the mock. */
export async function serve({
  root,
  outDir,
  secure = false,
  responses = {},
  page = String,
}: BuildOptions): Promise<ServedApp> {
  const inner = await withNodeEnvRestored(() =>
    preview({
      root,
      configFile: repoPath('web/vite.config.ts'),
      build: { outDir: outDir ?? 'dist' },
      preview: { host: '127.0.0.1', port: 0 },
      logLevel: 'silent',
    }),
  );
  const from = inner.resolvedUrls?.local[0] ?? '';
  const packed = new Map<string, Buffer>();
  const given = new Map(Object.entries(responses).map(([path, body]) => [path, gzipSync(body)]));

  function pack(path: string, type: string, bytes: Buffer): Buffer {
    const known = packed.get(path);
    if (known) return known;
    const text = type.startsWith('text/html') ? Buffer.from(page(bytes.toString())) : bytes;
    const small = brotliCompressSync(text);
    packed.set(path, small);
    return small;
  }

  async function respond(request: BrowserRequest, response: ServerResponse | Http2ServerResponse) {
    const body = given.get(new URL(request.url ?? '/', from).pathname);
    if (body) {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      (response as ServerResponse).writeHead(200, headers).end(body);
      return;
    }
    const { status, headers, bytes } = await forward(from, request);
    const type = headers['content-type'] ?? '';
    const path = request.url ?? '/';
    const send = (body: Buffer, encoding?: string) => {
      const coding = encoding ? { 'content-encoding': encoding } : {};
      (response as ServerResponse).writeHead(status, { ...headers, ...coding }).end(body);
    };
    if (!compressible.test(type) || status !== 200) send(bytes);
    else if (path.startsWith('/api/')) send(gzipSync(bytes), 'gzip');
    else send(pack(path, type, bytes), 'br');
  }

  const outer = await listen((request, response) => {
    respond(request, response).catch(() => response.destroy());
  }, secure);
  return {
    url: outer.url,
    close: async () => {
      await outer.close();
      await inner.close();
    },
  };
}
