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
import { fieldsIn } from '../host-styles/json.ts';
import { styledHost } from '../host-styles/style.ts';
import { inProcessFetch } from '../http/in-process-fetch.ts';
import { replayHeader, type World } from '../worlds/world.ts';

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

async function askedBy({ method, url, headers, raw }: FastifyRequest): Promise<Asked> {
  const chunks: Buffer[] = [];
  if (method !== 'GET') for await (const chunk of raw) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  const json = parsedJson(body.toString());
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    method,
    url: new URL(url, origin),
    headers: passedOn(Object.fromEntries(given)),
    ...(json === undefined ? body.length > 0 && { raw: body } : { body: json }),
  };
}

/** The access or refresh token of a request. */
const tokenOf = ({ headers, body }: Asked): string | undefined => {
  const { refresh } = fieldsIn(body);
  return /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? refresh?.toString();
};

/** The tokens of a response to a login or a refresh. */
function tokensIn({ body }: Answer): string[] {
  const { access, tokens } = fieldsIn(body);
  return [access, ...Object.values(fieldsIn(tokens))].flatMap((token) => token?.toString() ?? []);
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

  function worldOf(asked: Asked): World | undefined {
    const token = tokenOf(asked);
    const id =
      asked.headers['x-mock-world'] ??
      asked.url.searchParams.get('app_id') ??
      fieldsIn(asked.body).app_id?.toString();
    return (token === undefined ? undefined : worldOfToken(token)) ?? api.worlds.use(id ?? '');
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = await askedBy(request);
    const world = worldOf(asked);
    // The journal and the coverage have the request that is sent to the mock.
    request.isRecorded = true;
    if (!world || world.hostStyle.length === 0) return send(reply, await inner(asked));
    const { host, tokens } = styled(world);
    const response = await host(asked);
    for (const token of tokensIn(response)) tokens.add(token);
    send(reply, response);
  }

  api.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request;
    const isInner = headers[innerHeader] === key || headers[replayHeader] !== undefined;
    if (!api.worlds.hasStyles || isInner || method === 'OPTIONS') return done();
    answer(request, reply).catch(async (error: unknown) => {
      if (!(error instanceof BrokenConnection))
        return done(error instanceof Error ? error : new Error(String(error)));
      reply.hijack();
      await breakConnection(reply, 'reset');
    });
  });
});

function send(reply: FastifyReply, answer: Answer): void {
  reply.code(answer.status).headers(passedOn(answer.headers)).send(bytesOf(answer));
}
