import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { UserError } from '../../cli/flags.ts';
import { acceptEncoding, decompress, mostBodyBytes } from './decompress.ts';
import { newConnection } from './new-connection.ts';

/** A request without its URL. */
export interface HttpRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface RequestOptions {
  timeoutMs: number;
  /** Accepts self-signed, expired and otherwise untrusted certificates. */
  insecure?: boolean;
  /** Replaces the network by a host in this process. */
  transport?: (url: URL, request: HttpRequest) => Promise<HttpResponse>;
  /** Replaces the clock during the wait for a rate limit, in ms. */
  wait?: (ms: number) => Promise<unknown>;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** A host gave no response; the message tells the user the reason. */
export class NoResponseError extends UserError {
  override readonly name = 'NoResponseError';

  /** True if there was no response in time. */
  get isTimeout(): boolean {
    return isTimeout(this.cause);
  }
}

const duration = (ms: number) => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);

const certificateTexts: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate cannot be verified',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
};

const connectionTexts: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused: is the host running?',
  ENOTFOUND: 'unknown host name',
  EAI_AGAIN: 'the host name cannot be resolved now',
  ECONNRESET: 'the host closed the connection',
  HPE_INVALID_CONSTANT: 'it responds with something other than HTTP',
  ERR_BUFFER_TOO_LARGE: 'the body is longer than 20 MB',
  Z_DATA_ERROR: 'the body cannot be decompressed',
  Z_BUF_ERROR: 'the body cannot be decompressed',
  EPROTO: 'the TLS handshake failed: http instead of https?',
};

/** Describes why there was no response. */
export function noResponseText(error: Error & { code?: string }, timeoutMs: number): string {
  if (isTimeout(error)) return `no response within ${duration(timeoutMs)}`;
  const code = error.code ?? '';
  const certificate = certificateTexts[code];
  if (certificate) return `${certificate} (--insecure accepts it)`;
  return connectionTexts[code] ?? (error.message || code);
}

/**
 * Sends a request and reads the complete response. Follows no redirect. Throws NoResponseError. A host may close a kept
 * connection at any time: a GET is then sent once more, and a POST, which must not be repeated, never uses one.
 */
export function send(
  url: URL,
  { method, headers = {}, body }: HttpRequest,
  { timeoutMs, insecure = false, transport }: RequestOptions,
): Promise<HttpResponse> {
  if (transport) return transport(url, { method, headers, ...(body !== undefined && { body }) });
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        new NoResponseError(`${url.origin}: ${noResponseText(error, timeoutMs)}`, { cause: error }),
      );
    const length = body === undefined ? undefined : String(Buffer.byteLength(body));
    const allHeaders = {
      'accept-encoding': acceptEncoding,
      // Some gateways refuse requests without a user agent.
      'user-agent': 'matka-contracts',
      ...headers,
    };
    const options = {
      method,
      headers: length === undefined ? allHeaders : { ...allHeaders, 'content-length': length },
      signal: AbortSignal.timeout(timeoutMs),
      ...(method !== 'GET' && newConnection(url)),
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, rejectUnauthorized: !insecure })
        : httpRequest(url, options);
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (request.reusedSocket && error.code === 'ECONNRESET')
        resolve(send(url, { method, headers }, { timeoutMs, insecure }));
      else fail(error);
    });
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > mostBodyBytes) request.destroy(new Error('the body is longer than 20 MB'));
      });
      response.once('error', fail);
      response.once('end', () => {
        const received = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        );
        try {
          const encoding = received['content-encoding'] ?? '';
          const body = decompress(Buffer.concat(chunks), encoding);
          // A byte order mark is not part of the text, as for fetch.
          const text = new TextDecoder().decode(body);
          resolve({ status: response.statusCode ?? 0, headers: received, text });
        } catch (error) {
          fail(error as Error);
        }
      });
    });
    request.end(body);
  });
}
