import { connect, type Socket } from 'node:net';
import { quantile } from './statistics.ts';

/** Result of a burst of requests. Times in milliseconds. */
export interface Burst {
  requests: number;
  perSecond: number;
  median: number;
  p99: number;
}

/** A request to send repeatedly. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

function bytesOf({ method, url, headers = {}, body = '' }: LoadRequest): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({
    host,
    ...(body !== '' && { 'content-type': 'application/json' }),
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

const headEnd = Buffer.from('\r\n\r\n');

/** Length of the first complete response in a buffer; undefined while incomplete. Throws unless its status is 200. */
function responseLength(data: Buffer): number | undefined {
  const end = data.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = data.toString('latin1', 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`The server responded: ${data.toString('latin1', 0, 400)}`);
  }
  const whole = end + headEnd.length + Number(length);
  return data.length < whole ? undefined : whole;
}

/** When one connection sends: between two times, directly after each response (0) or every so many milliseconds. */
interface Schedule {
  from: number;
  until: number;
  every: number;
}

/**
 * Sends a request repeatedly over one connection; `done` receives the duration of each, counted from the time at
 * which it was due, so that waiting behind a slow request counts as well.
 */
function drive(
  { hostname, port }: URL,
  request: Buffer,
  { from, until, every }: Schedule,
  done: (ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let due = from;
    const send = (): void => {
      if (every === 0) due = performance.now();
      socket.write(request);
    };
    const sendWhenDue = (): void => {
      const wait = due - performance.now();
      if (every === 0 || wait <= 0) send();
      else setTimeout(send, wait);
    };
    socket.on('connect', sendWhenDue);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      try {
        if (responseLength(received) === undefined) return;
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      received = Buffer.alloc(0);
      const now = performance.now();
      done(now - due);
      due += every;
      if (now < until) sendWhenDue();
      else socket.end();
    });
  });
}

/**
 * Sends one request over several connections for some seconds: `perSecond` requests in total, or as many as possible.
 * Uses bare sockets, because a client library costs as much CPU as the servers under test. Throws if a response is
 * not 200.
 */
export async function load(
  call: LoadRequest,
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<Burst> {
  const request = bytesOf(call);
  const begin = performance.now();
  const times: number[] = [];
  const every = perSecond === undefined ? 0 : (connections * 1000) / perSecond;
  const until = begin + seconds * 1000;
  const drives = Array.from({ length: connections }, (_, n) => {
    const from = begin + (every * n) / connections;
    return drive(new URL(call.url), request, { from, until, every }, (ms) => times.push(ms));
  });
  await Promise.all(drives);
  return {
    requests: times.length,
    perSecond: times.length / ((performance.now() - begin) / 1000),
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}
