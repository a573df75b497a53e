import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pageResponse } from '../deploy/page-policy.ts';
import type { ConfigInput } from '../src/config.ts';
import { withConfig } from './page-config.ts';

/** A web host of the app, with one version at a time. */
export interface WebHost {
  port: number;
  /** Replaces the version; the files of the old one are gone. */
  deploy: () => void;
  /** Removes files by the start of their path. */
  removeFiles: (beginning: string) => void;
  /** Every call of the storage of caches fails in a worker of this host once it is active, as in a damaged profile. */
  damageCaches: () => void;
  /** Serves another service worker; the build's own for undefined. */
  serveWorker: (source: string | undefined) => void;
  /** A worker that installs gets this for its files, as from a network that asks to sign in; undefined ends it. */
  answerWorker: (answer: { type: string; body: string } | undefined) => void;
  /** The number of files that it got that way. */
  workerAnswers: () => number;
  configure: (change: ConfigInput) => void;
  /** Lets requests of pages wait; the returned function answers them. */
  holdPages: () => () => void;
  /** Stops the server and ends its connections: the app is out of reach. */
  stop: () => Promise<void>;
  /** Starts the stopped server again, at its port. */
  restart: () => Promise<void>;
}

/** Headers with lower-case names, as received, so that ours replace the server's. */
const byName = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Runs in a worker: from its activation on every call of the storage of caches fails. */
const refuseCaches = `() => addEventListener('activate', () => {
  for (const name of ['open', 'match', 'has', 'keys', 'delete'])
    caches[name] = () => Promise.reject(new Error('The profile is damaged'));
})`;

/** A file name with its hash. */
const hashed = /([\w.-]+-[\w-]{8})((?:\.v\d+)?)\.(js|css)\b/g;

/**
 * A proxy in front of the web server of the tests. A deployment renames every file, and every
 * reference to it.
 */
export async function startWebHost(webPort: string): Promise<WebHost> {
  let version = 0;
  let change: ConfigInput = {};
  const lost: string[] = [];
  let damage = '';
  let otherWorker: string | undefined;
  let workerAnswer: { type: string; body: string } | undefined;
  let workerAnswers = 0;
  let pagesAnswered = Promise.resolve();
  const mark = () => (version === 0 ? '' : `.v${version}`);
  /** The server's own path for a path of this version; undefined for another version. */
  const ownPath = (path: string): string | undefined => {
    const [, name, of, ending] = /^\/assets\/([\w.-]+?)((?:\.v\d+)?)\.(js|css)$/.exec(path) ?? [];
    if (name === undefined) return path;
    return of === mark() ? `/assets/${name}.${ending}` : undefined;
  };
  const released = (body: string, of: string): string =>
    body
      .replaceAll(hashed, `$1${of}.$3`)
      .replace(/((?:version:|data-build=)["`])(?=\w)/, `$1${of}`)
      // The files of a deployment have other names inside, so the build's integrity is not theirs.
      .replace(of ? /"integrity":"[^"]+",/g : /(?!)/, '');

  async function passOn(
    response: IncomingMessage,
    outgoing: ServerResponse,
    of: string,
    isWorker: boolean,
  ): Promise<void> {
    // Length and tag belong to the original body.
    const { 'content-length': _, etag: __, ...headers } = response.headers;
    const type = headers['content-type'] ?? '';
    const page = type.includes('html');
    // The first version has the files of the build as they are.
    if (!page && !(/javascript|css/.test(type) && (of || isWorker))) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    if (page) await pagesAnswered;
    const built = released(await text(response), of);
    const body = withConfig(built, page ? change : {}) + (isWorker ? damage : '');
    const policy = page ? byName(pageResponse(body, { connect: '', images: '' })) : {};
    outgoing.writeHead(response.statusCode ?? 502, { ...headers, ...policy });
    outgoing.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    // The server behind cannot tell if a page changed: it knows no deployments.
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = incoming.headers;
    if (url === '/sw.js' && otherWorker !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(otherWorker);
      return;
    }
    if (workerAnswer && url.startsWith('/assets/') && headers['sec-fetch-dest'] === 'empty') {
      workerAnswers += 1;
      outgoing.writeHead(200, { 'content-type': workerAnswer.type }).end(workerAnswer.body);
      return;
    }
    const path = ownPath(url);
    if (path === undefined || lost.some((beginning) => url.startsWith(beginning))) {
      outgoing.writeHead(404).end();
      return;
    }
    const sent = { ...headers, 'accept-encoding': 'identity' };
    // A deployment meanwhile does not change what was asked for.
    const of = mark();
    const proxied = request({ host: '127.0.0.1', port: webPort, path, method, headers: sent });
    proxied.on('response', (response) => void passOn(response, outgoing, of, url === '/sw.js'));
    proxied.on('error', () => outgoing.destroy());
    incoming.pipe(proxied);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    deploy: () => {
      version += 1;
    },
    removeFiles: (beginning) => lost.push(beginning),
    damageCaches: () => {
      damage = `\n;(${refuseCaches})();`;
    },
    serveWorker: (source) => {
      otherWorker = source;
    },
    answerWorker: (answer) => {
      workerAnswer = answer;
    },
    workerAnswers: () => workerAnswers,
    configure: (next) => {
      change = next;
    },
    holdPages: () => {
      let answer = (): void => {};
      pagesAnswered = new Promise((resolve) => {
        answer = resolve;
      });
      return answer;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    restart: () => listen(port),
  };
}
