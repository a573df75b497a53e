import { betPayloads } from '@matka/contracts/api/betting';
import { type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import Type, { type TSchema } from 'typebox';

/** A kind of request body of an endpoint. */
export interface RequestBody {
  name: string;
  endpoint: EndpointName;
  schema: TSchema;
}

const withPayload = (id: string, payload: TSchema, more: Record<string, TSchema>) =>
  Type.Object({ bet_type_id: Type.Literal(Number(id)), payload, ...more });

const market = { market_id: Type.Literal(7) };
const amount = { amount: Type.Integer({ minimum: 1, maximum: 10_000 }) };

/** All kinds of request bodies; a body with a payload once for each bet type id. */
export const requestBodies: readonly RequestBody[] = [
  ...endpoints.register.body.anyOf.map((schema, index) => ({
    name: `registration ${['password', 'mpin', 'otp'][index]}`,
    endpoint: 'register' as const,
    schema,
  })),
  ...endpoints.login.body.anyOf.map((schema, index) => ({
    name: `login ${['password', 'mpin', 'otp'][index]}`,
    endpoint: 'login' as const,
    schema,
  })),
  { name: 'refresh', endpoint: 'refresh', schema: endpoints.refresh.body },
  ...Object.entries(suggestionPayloads).map(([id, payload]) => ({
    name: `suggestions ${id}`,
    endpoint: 'suggestions' as const,
    schema: withPayload(id, payload, { market_id: Type.Optional(Type.Literal(7)) }),
  })),
  ...Object.entries(betPayloads).map(([id, payload]) => ({
    name: `bets ${id}`,
    endpoint: 'betting' as const,
    schema: withPayload(id, payload, { ...market, ...amount }),
  })),
];

type Bets = { points: number; bets?: { points: number }[] };

/** Sets the amount of a bet request to the sum of its points; returns any other body unchanged. */
export function withTotal(body: unknown): unknown {
  const { amount, payload, ...rest } = body as { amount?: number; payload?: Bets };
  if (amount === undefined || !payload) return body;
  const bets = payload.bets ?? [payload];
  return { ...rest, payload, amount: bets.reduce((sum, { points }) => sum + points, 0) };
}

/** Queries that violate the schema of an endpoint. */
export const invalidQueries: readonly [endpoint: EndpointName, query: string][] = [
  ['history', 'bet_status=maybe'],
  ['history', 'bet_status=won&bet_status='],
  ['history', 'bet_status=PENDING'],
  ['history', 'session_type=both'],
  ['history', 'session_type=open&session_type=close'],
  ['history', 'page=0'],
  ['history', 'page=-1'],
  ['history', 'page=1.5'],
  ['history', 'page=x'],
  ['history', 'page='],
  ['history', 'page=99999999999999999999'],
  ['bettingHistory', 'page=x'],
  ['payouts', 'page=x'],
  ['payouts', 'page=2'],
  ['results', 'month=13&year=2026'],
  ['results', 'month=1&year=2026'],
  ['results', 'month=11&year=26'],
  ['results', 'date=2026-13-01'],
  ['results', 'date=2026-02-30'],
  ['results', 'date=yesterday'],
  ['homepage', ''],
  ['markets', 'app_id='],
  ['betTypes', ''],
];
