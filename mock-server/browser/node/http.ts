import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { buildValues } from './build-values.ts';

// Stands in for `node:http`: requests are injected, and the server never listens.

export const { methods: METHODS, statusCodes: STATUS_CODES } = buildValues;

type Value = number | string | readonly string[];

/** The state of a response, as Node's `ServerResponse` has it for the packages that use it. */
interface Response extends Writable {
  statusCode: number;
  statusMessage: string | undefined;
  headersSent: boolean;
  sendDate: boolean;
  socket: Writable | null;
  connection: Writable | null;
  fields: Map<string, [name: string, value: Value]>;
  /** The head as text once it is written. */
  _header: string | null;
  _hasBody: boolean;
  /** Whether `end` was called. */
  ended: boolean;
}

/**
 * Stands in for Node's `ServerResponse`. A function, since light-my-request calls it without `new`. Bodies go nowhere:
 * light-my-request collects them itself.
 */
export function ServerResponse(this: Response, request: { method: string }): void {
  Reflect.apply(Writable, this, [
    { write: (_chunk: unknown, _as: unknown, done: () => void) => done() },
  ]);
  Object.assign(this, {
    statusCode: 200,
    statusMessage: undefined,
    headersSent: false,
    sendDate: true,
    socket: null,
    connection: null,
    fields: new Map(),
    _header: null,
    _hasBody: request.method !== 'HEAD',
    ended: false,
  });
}

Object.setPrototypeOf(ServerResponse.prototype, Writable.prototype);

/** The lines that Node adds to the fields of a response. */
function addedFields({ fields, sendDate, _hasBody }: Response): string[] {
  const isCounted = fields.has('content-length') || fields.has('transfer-encoding');
  return [
    ...(sendDate && !fields.has('date') ? [`Date: ${new Date().toUTCString()}`] : []),
    ...(fields.has('connection') ? [] : ['Connection: keep-alive']),
    ...(isCounted || !_hasBody ? [] : ['Transfer-Encoding: chunked']),
  ];
}

const methods: ThisType<Response> & Record<string, unknown> = {
  assignSocket(socket: Writable) {
    this.socket = socket;
    this.connection = socket;
  },
  setHeader(name: string, value: Value) {
    this.fields.set(name.toLowerCase(), [name, value]);
    return this;
  },
  getHeader(name: string) {
    return this.fields.get(name.toLowerCase())?.[1];
  },
  getHeaders() {
    return Object.fromEntries([...this.fields].map(([name, [, value]]) => [name, value]));
  },
  getHeaderNames() {
    return [...this.fields.keys()];
  },
  hasHeader(name: string) {
    return this.fields.has(name.toLowerCase());
  },
  removeHeader(name: string) {
    this.fields.delete(name.toLowerCase());
  },
  writeHead(status: number, reason?: string | Record<string, Value>, more?: Record<string, Value>) {
    this.statusCode = status;
    if (typeof reason === 'string') this.statusMessage = reason;
    else this.statusMessage ??= buildValues.statusCodes[status] ?? 'unknown';
    const given = typeof reason === 'object' ? reason : more;
    for (const [name, value] of Object.entries(given ?? {})) {
      this.fields.set(name.toLowerCase(), [name, value]);
    }
    if (status === 204 || status === 304) this._hasBody = false;
    const own = [...this.fields.values()].map(([name, value]) => `${name}: ${String(value)}`);
    const head = `HTTP/1.1 ${status} ${this.statusMessage}`;
    this._header = [head, ...own, ...addedFields(this), '', ''].join('\r\n');
    this.headersSent = true;
    return this;
  },
  flushHeaders() {
    if (!this.headersSent) Reflect.get(this, 'writeHead').call(this, this.statusCode);
  },
  writeProcessing() {},
  write(_chunk: unknown) {
    if (!this.headersSent) Reflect.get(this, 'writeHead').call(this, this.statusCode);
    return true;
  },
  end(done?: () => void) {
    if (!this.headersSent) Reflect.get(this, 'writeHead').call(this, this.statusCode);
    this.ended = true;
    done?.();
    return this;
  },
};
Object.assign(ServerResponse.prototype, methods);
Object.defineProperty(ServerResponse.prototype, 'writableEnded', {
  get(this: Response) {
    return this.ended;
  },
});

/** Stands in for Node's HTTP server: it never listens. */
export class Server extends EventEmitter {
  listening = false;
  setTimeout(): void {}
  address(): null {
    return null;
  }
  closeIdleConnections(): void {}
  closeAllConnections(): void {}
  close(done?: () => void): void {
    done?.();
  }
}

export const createServer = (): Server => new Server();
