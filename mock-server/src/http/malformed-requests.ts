import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { detail, type HttpError } from '../shared/http-error.ts';

const problems: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

/** Responds to bytes that are not an HTTP request, in the API's error shape, and ends the connection. */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = problems[error.code ?? ''] ?? [
    '400 Bad Request',
    'The HTTP request is malformed.',
  ];
  const body = JSON.stringify({ detail: text });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

export const malformedAddress = (): HttpError => detail(400, 'The address is malformed.');

/** Responds to a request whose address cannot be read, as `/%`. */
export function rejectMalformedAddress(
  _error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode, body } = malformedAddress();
  reply.code(statusCode).send(body);
}

const absoluteForm = /^https?:\/\/([^/?#]*)/i;
/** The console calls the API by the longer form: below `/__mock/` it reaches the mock wherever the pages come from. */
const prefix = /^(?:\/__mock)?\/w\/([^/?]+)(?=\/|\?|$)/;

/** Removes scheme and host from an address. The host takes precedence over the Host header (RFC 9112, 3.2.2). */
function withoutHost(address: string, headers: IncomingHttpHeaders): string {
  const [start, host] = absoluteForm.exec(address) ?? [];
  if (start === undefined || host === undefined) return address;
  headers.host = host;
  return address.slice(start.length) || '/';
}

/** The path and query of a request, without a fragment, which no client should send. The `<id>` of `/w/<id>/…` and `/__mock/w/<id>/…` is passed on as `x-mock-world`. */
export function requestTarget(address: string, headers: IncomingHttpHeaders): string {
  const [target = '/'] = withoutHost(address, headers).split('#');
  const [start = '', id] = prefix.exec(target) ?? [];
  if (id === undefined) return target || '/';
  headers['x-mock-world'] = id;
  return target.slice(start.length) || '/';
}
