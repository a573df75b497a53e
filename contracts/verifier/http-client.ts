import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface HttpRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface HttpResponse {
  status: number;
  /** Lower case names. */
  headers: Record<string, string>;
  text: string;
}

export interface RequestOptions {
  timeoutMs: number;
  /** Goes on in spite of a certificate that nobody vouches for. */
  insecure?: boolean;
}

/** There is no answer; the message says why, in words for whoever runs the kit. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

const seconds = (ms: number) => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);

const certificateTexts: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody but itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const connectionTexts: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses connections: is it running?',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be looked up now',
  ECONNRESET: 'it broke the connection',
  EPROTO: 'it does not speak TLS as expected: http or https?',
};

/** Why there is no answer, in words for whoever runs the kit. */
export function noResponseText(error: Error & { code?: string }, timeoutMs: number): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `no answer within ${seconds(timeoutMs)}`;
  const code = error.code ?? '';
  const certificate = certificateTexts[code];
  if (certificate) return `${certificate} (--insecure goes on all the same)`;
  return connectionTexts[code] ?? (error.message || code);
}

/** Sends one request and reads its whole answer. Follows no redirect. Throws NoAnswer when there is none in time. */
export function send(
  url: URL,
  { method, headers = {}, body }: HttpRequest,
  { timeoutMs, insecure = false }: RequestOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        new NoResponseError(`${url.origin}: ${noResponseText(error, timeoutMs)}`, { cause: error }),
      );
    const options = {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-length': bytes(body) },
      signal: AbortSignal.timeout(timeoutMs),
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, rejectUnauthorized: !insecure })
        : httpRequest(url, options);
    request.once('error', fail);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', fail);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.end(body);
  });
}

const bytes = (body: string | Uint8Array): string => String(Buffer.byteLength(body));
