import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { throttled } from '../players/log-in.ts';
import { serverError, tokenNotValid } from '../shared/http-error.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';

const flushTime = 20;

/**
 * Breaks the connection without a response. `reset` sends an interim response first (102 Processing), invisible to
 * pages: a browser then knows that the request has arrived and reports a broken connection, on a kept-alive connection
 * too. `drop` closes the connection without a byte: on a kept-alive connection a browser repeats the request by itself.
 */
export async function breakConnection(
  { raw }: Pick<FastifyReply, 'raw'>,
  how: 'reset' | 'drop',
): Promise<void> {
  const { socket } = raw;
  if (how === 'drop' || !(socket instanceof Socket) || socket.destroyed) {
    raw.destroy();
    return;
  }
  raw.writeProcessing();
  await sleep(flushTime);
  socket.resetAndDestroy();
}

function gatewayPage(status: number): string {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

const captivePortal =
  '<html><head><title>Wi-Fi sign-in</title></head><body><h1>Sign in to use this network</h1></body></html>';

/** Default bodies by status, in the shapes of the host. */
const defaultBodies: Readonly<Record<number, object>> = {
  401: tokenNotValid().body,
  403: { detail: 'You do not have permission to perform this action.' },
  404: { detail: 'Not found.' },
  429: throttled(30).body,
};

async function* drip(text: string, milliseconds: number) {
  const pieces = 10;
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0; at < text.length; at += size) {
    await sleep(milliseconds / pieces);
    yield text.slice(at, at + size);
  }
}

async function* half(text: string) {
  yield text.slice(0, Math.floor(text.length / 2));
  // Wait until the half is sent.
  await sleep(20);
  throw new Error('The connection breaks here on purpose');
}

/** The status that a client gets if a rule applies to a response of status `own`; 0 for no response. */
export function statusAfter({ effect, status }: FaultRule, own: number): number {
  switch (effect) {
    case 'status':
      return status ?? 500;
    case 'html':
      return status ?? 502;
    case 'captive-portal':
      return 200;
    case 'reset':
    case 'drop':
    case 'delayed-commit':
      return 0;
    default:
      return own;
  }
}

/** The media type that a rule asks for. */
const typeOf = ({ headers = {} }: FaultRule): string | undefined =>
  Object.entries(headers)
    .find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    ?.toString();

/** The body that a rule sends instead of `answer`; sets status and headers, and Fastify the length of a whole body. */
export function applyFault(
  reply: FastifyReply,
  rule: FaultRule,
  answer: string,
): string | Buffer | Readable {
  for (const [name, value] of Object.entries(rule.headers ?? {})) reply.header(name, value);
  const status = statusAfter(rule, reply.statusCode);
  switch (rule.effect) {
    case 'latency':
    case 'reset':
    case 'drop':
    case 'delayed-commit':
    case 'eventual-history':
      return answer;
    case 'truncated': {
      const whole = Buffer.from(answer);
      return whole.subarray(0, rule.bytes ?? Math.floor(whole.length / 2));
    }
    case 'captive-portal':
      reply.code(status).type('text/html; charset=utf-8');
      return captivePortal;
    case 'status': {
      const body = rule.body ?? defaultBodies[status] ?? serverError().body;
      const type = typeOf(rule);
      reply.code(status).type(type ?? 'application/json; charset=utf-8');
      if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '30');
      const isText = typeof body === 'string' && type?.startsWith('text/');
      return isText ? body : JSON.stringify(body);
    }
    case 'html': {
      reply.code(status).type('text/html; charset=utf-8');
      return gatewayPage(status);
    }
    case 'malformed':
      return `${answer.slice(0, -1)},`;
    case 'half-body':
      reply.header('content-length', Buffer.byteLength(answer));
      return Readable.from(half(answer));
    case 'slow-drip':
      reply.header('content-length', Buffer.byteLength(answer));
      return Readable.from(drip(answer, rule.milliseconds ?? 3_000));
  }
}
