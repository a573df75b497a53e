import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { breakConnection } from '../faults/apply-fault.ts';
import {
  type Answer,
  type Asked,
  bytesOf,
  type Host,
  hostAt,
  parsedJson,
  passedOn,
} from '../host-styles/host.ts';
import { readHostStyles } from '../host-styles/host-styles.ts';
import { fieldsIn, type Json } from '../host-styles/json.ts';
import { styledHost } from '../host-styles/style.ts';
import { inProcessFetch } from '../http/in-process-fetch.ts';
import { replayHeader, type World } from '../worlds/world.ts';
import { useWorld } from './replays.ts';

/** Reserved host name (RFC 2606) of the mock behind the styles of its worlds. */
const origin = 'http://mock.invalid';
const innerHeader = 'x-mock-inner';

/** A world as its clients meet it: its host styles, their state, and the tokens that they showed. */
interface StyledWorld {
  readonly styles: readonly string[];
  readonly host: Host;
  readonly tokens: Set<string>;
}

/** The connection of the request behind the styles was broken, as by a fault. */
class BrokenConnection extends Error {}

/** A body up to the first chunk beyond `limit` bytes, by which the mock behind the styles refuses it. */
async function bodyOf({ raw }: FastifyRequest, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // To its end: a client reads the response once it has sent the body.
  for await (const chunk of raw) {
    if (size <= limit) chunks.push(Buffer.from(chunk));
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** A request without its body. */
function headOf(request: FastifyRequest): Asked {
  const { method, url, headers } = request;
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    method,
    url: new URL(url, origin),
    headers: {
      ...passedOn(Object.fromEntries(given)),
      // The mock behind the styles makes no world for it either.
      ...(request.isUnderForeignName && { host: request.host }),
    },
  };
}

async function withBody(asked: Asked, request: FastifyRequest): Promise<Asked> {
  if (asked.method === 'GET') return asked;
  const body = await bodyOf(request, request.server.initialConfig.bodyLimit ?? 0);
  const json = parsedJson(body.toString());
  return { ...asked, ...(json === undefined ? body.length > 0 && { raw: body } : { body: json }) };
}

/** A value that is a text; undefined for any other, which the mock behind the styles refuses. */
const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The access or refresh token of a request. */
const tokenOf = ({ headers, body }: Asked): string | undefined =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? textOf(fieldsIn(body).refresh);

/** The tokens of a response to a login or a refresh. */
function tokensIn({ body }: Answer): string[] {
  const { access, tokens } = fieldsIn(body);
  return [access, ...Object.values(fieldsIn(tokens))].flatMap((token) => textOf(token) ?? []);
}

/**
 * Puts the host styles of a world between it and its clients. What they send is changed and sent again to the mock in
 * this process, which sees and records the requests of a client that knows no styles.
 */
export const hostStyles = fp(async (api: FastifyInstance) => {
  const key = randomUUID();
  const plain = hostAt(origin, inProcessFetch(api, origin));
  const inner: Host = ({ headers, ...asked }) =>
    plain({ ...asked, headers: { ...headers, [innerHeader]: key } }).catch((cause: unknown) => {
      throw new BrokenConnection('The connection was broken', { cause });
    });
  const known = new WeakMap<World, StyledWorld>();

  function styled(world: World): StyledWorld {
    const now = known.get(world);
    if (now?.styles === world.hostStyle) return now;
    const host = styledHost(readHostStyles(world.hostStyle))(inner);
    const next = { styles: world.hostStyle, host, tokens: now?.tokens ?? new Set<string>() };
    known.set(world, next);
    return next;
  }

  function worldOfToken(token: string): World | undefined {
    const shownBy = api.worlds.list().find((world) => known.get(world)?.tokens.has(token));
    if (shownBy) return shownBy;
    try {
      return api.worlds.get(String(api.jwt.decode<{ world?: unknown }>(token)?.world));
    } catch {
      // A text that is no token is refused by the request behind.
      return undefined;
    }
  }

  function worldOf(request: FastifyRequest, asked: Asked): World | undefined {
    const token = tokenOf(asked);
    const id =
      asked.headers['x-mock-world'] ??
      asked.url.searchParams.get('app_id') ??
      textOf(fieldsIn(asked.body).app_id);
    return (token === undefined ? undefined : worldOfToken(token)) ?? useWorld(request, id ?? '');
  }

  /** Answers a request, unless its head names a world without host styles: the mock answers that one itself. */
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const head = headOf(request);
    if (worldOf(request, head)?.hostStyle.length === 0) return false;
    const asked = await withBody(head, request);
    const world = worldOf(request, asked);
    // The journal and the coverage have the request that is sent to the mock.
    request.isRecorded = true;
    if (!world || world.hostStyle.length === 0) {
      send(reply, await inner(asked));
      return true;
    }
    const { host, tokens } = styled(world);
    const response = await host(asked);
    for (const token of tokensIn(response)) tokens.add(token);
    send(reply, response);
    return true;
  }

  api.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request;
    const isInner = headers[innerHeader] === key || headers[replayHeader] !== undefined;
    if (!api.worlds.hasStyles || isInner || method === 'OPTIONS') return done();
    answer(request, reply).then(
      (isAnswered) => {
        if (!isAnswered) done();
      },
      async (error: unknown) => {
        if (!(error instanceof BrokenConnection))
          return done(error instanceof Error ? error : new Error(String(error)));
        reply.hijack();
        await breakConnection(reply, 'reset');
      },
    );
  });
});

function send(reply: FastifyReply, answer: Answer): void {
  reply.code(answer.status).headers(passedOn(answer.headers)).send(bytesOf(answer));
}
