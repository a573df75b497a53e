import { corsHeaders, preflightHeaders } from './cors.ts';
import type { HostRequest, HostResponse, Json, JsonResponse } from './exchange.ts';
import { detail, HostError } from './host-error.ts';
import { defaultOptions, type HostOptions } from './options.ts';
import { endpointOf, routeOf } from './routes.ts';
import { signedIn } from './session.ts';
import { createState, nowIn, type State } from './state.ts';
import { plain, type Seen, type Variant } from './variant.ts';

/** A host of the API in this process. */
export interface SecondHost {
  handle: (request: HostRequest) => HostResponse;
  options: HostOptions;
}

const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value));

function bodyOf({ body }: HostRequest): unknown {
  if (body === undefined || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw detail(400, 'This is no JSON.');
  }
}

function respond(
  state: State,
  { endpoint, request, url }: Seen,
): { status: number; body: unknown } {
  const { rateLimit } = state.options;
  if (rateLimit && state.requests % rateLimit.every === 0) throw detail(429, 'Too many requests.');
  if (!endpoint) throw detail(404, 'Nothing is here.');
  const route = routeOf(endpoint);
  const [, id = ''] = route.path.exec(url.pathname) ?? [];
  const player = 'open' in route ? undefined : signedIn(state, request.headers?.authorization);
  const key = request.headers?.['idempotency-key'];
  const call = { query: url.searchParams, body: bodyOf(request), id, key };
  const status = route.status ?? 200;
  if ('open' in route) return { status, body: route.open(state, call) };
  if (!player) throw detail(401, 'Sign in first.');
  return { status, body: route.respond(state, call, player) };
}

function outcomeOf(state: State, seen: Seen): { status: number; body: unknown } {
  try {
    return respond(state, seen);
  } catch (error) {
    if (error instanceof HostError) return error;
    throw error;
  }
}

const seenIn = (request: HostRequest): Seen => {
  const url = new URL(request.url, 'http://second.host');
  return { endpoint: endpointOf(request.method, url.pathname), request, url };
};

/** Makes a host with a state of its own. The same requests get the same responses. */
export function createSecondHost(variant: Variant = plain): SecondHost {
  const options = { ...defaultOptions, ...variant.options };
  const state = createState(options);

  function jsonResponse(seen: Seen): JsonResponse {
    state.requests += 1;
    const { status, body } = outcomeOf(state, seen);
    return {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        date: new Date(nowIn(state)).toUTCString(),
        ...corsHeaders(seen.request.headers?.origin, options),
        ...(status === 429 && { 'retry-after': String(options.rateLimit?.retryAfterSeconds) }),
      },
      // What changes a response gets a body of its own.
      body: variant.changed ? jsonOf(body) : (body as Json),
    };
  }

  function preflight({ request }: Seen): HostResponse {
    const headers = { ...corsHeaders(request.headers?.origin, options), ...preflightHeaders };
    return { status: 204, headers, body: '' };
  }

  return {
    options,
    handle: (request) => {
      const seen = seenIn(request);
      const write = (response: HostResponse) => variant.written?.(response, seen) ?? response;
      if (request.method === 'OPTIONS') return write(preflight(seen));
      const response = jsonResponse(variant.asked ? seenIn(variant.asked(seen)) : seen);
      const { status, headers, body } = variant.changed?.(response, seen) ?? response;
      return write({ status, headers, body: JSON.stringify(body) });
    },
  };
}
