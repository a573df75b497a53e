import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ConfigInput } from '../../src/config.ts';
import { pageResponse } from '../../vite/page-policy.ts';
import { withConfig } from '../page-config.ts';

/** Whoever serves the app to players: each version in the place of the last. */
export interface WebHost {
  port: number;
  /** Puts a new version in the place of the old one, whose files are gone with it. */
  deploy: () => void;
  /** Takes these files, whose path begins so, from the server. */
  removeFiles: (beginning: string) => void;
  /** What the configuration of the page holds from now on in the place of the usual. */
  configure: (change: ConfigInput) => void;
  /** Takes the server off the network. */
  stop: () => Promise<void>;
}

/** Headers by name as they come from the wire: then one of ours takes the place of the server's. */
const byName = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A file name with its hash, wherever it stands. */
const hashed = /([\w-]+-[\w-]{8})((?:\.v\d+)?)\.(js|css)\b/g;

/**
 * Stands before the web server of the tests and hands on what that answers. A release is a change
 * that reaches every file: each has another name, in itself and wherever it is named.
 */
export async function startWebHost(webPort: string): Promise<WebHost> {
  let version = 0;
  let change: ConfigInput = {};
  const lost: string[] = [];
  const mark = () => (version === 0 ? '' : `.v${version}`);
  /** The path that the server itself has for a path of this version; nothing when it is of another. */
  const ownPath = (path: string): string | undefined => {
    const [, name, of, ending] = /^\/assets\/([\w-]+)((?:\.v\d+)?)\.(js|css)$/.exec(path) ?? [];
    if (name === undefined) return path;
    return of === mark() ? `/assets/${name}.${ending}` : undefined;
  };
  const released = (body: string): string =>
    body.replaceAll(hashed, `$1${mark()}.$3`).replace(/(version:["`])/, `$1${mark()}`);

  async function handOn(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Length and tag are of the body before the change.
    const { 'content-length': _, etag: __, ...headers } = answer.headers;
    const type = headers['content-type'] ?? '';
    if (!/html|javascript|css/.test(type)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const page = type.includes('html');
    const body = withConfig(released(await text(answer)), page ? change : {});
    const policy = page ? byName(pageResponse(body, { connect: '', images: '' })) : {};
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, ...policy });
    outgoing.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    // Whether it changed is not for the server behind to say: it knows nothing of releases.
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = incoming.headers;
    const path = ownPath(url);
    if (path === undefined || lost.some((beginning) => url.startsWith(beginning))) {
      outgoing.writeHead(404).end();
      return;
    }
    const asked = { ...headers, 'accept-encoding': 'identity' };
    const call = request({ host: '127.0.0.1', port: webPort, path, method, headers: asked });
    call.on('response', (answer) => void handOn(answer, outgoing));
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    deploy: () => {
      version += 1;
    },
    removeFiles: (beginning) => lost.push(beginning),
    configure: (next) => {
      change = next;
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
