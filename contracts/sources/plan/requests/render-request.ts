import { betTypeWithId, sentIdOf } from '../../../bet-types.ts';
import type { BetType } from '../../../check/reader.ts';
import type { PactInteraction } from '../../../pact/pact.ts';
import type { StateValues } from '../../../pact/provider-states.ts';
import { at, isObject } from '../../../reading/json.ts';
import { fitPayload } from './fit-payload.ts';

export interface RenderedRequest {
  method: 'GET' | 'POST';
  path: string;
  query: URLSearchParams;
  /** Undefined for a request without a body. */
  body: unknown;
  /** The access token of the interaction; undefined if it sends none. */
  access: string | undefined;
}

type Generators = Readonly<Record<string, { expression?: string }>>;

/** A value in place of an expression such as `${market_id}`; a text if there is more than the expression. */
function evaluate(expression: string, values: StateValues): unknown {
  const whole = /^\$\{(\w+)\}$/.exec(expression);
  const stateValue = (name: string) => values[name as keyof StateValues];
  if (whole) return stateValue(whole[1] ?? '');
  return expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String(stateValue(name) ?? ''));
}

const generatorsOf = (request: PactInteraction['request'], part: string): Generators => {
  const found = at(request.generators, part);
  return isObject(found) ? (found as Generators) : {};
};

function queryOf(request: PactInteraction['request'], values: StateValues): URLSearchParams {
  const generators = generatorsOf(request, 'query');
  const query = new URLSearchParams();
  for (const [name, examples] of Object.entries(request.query ?? {})) {
    const { expression } = generators[name] ?? {};
    const given = expression ? [String(evaluate(expression, values))] : examples;
    for (const value of given) query.append(name, value);
  }
  return query;
}

/** Replaces the id and the numbers of the pact's example by the id and numbers of the host's own bet type. */
function withBetType(body: Record<string, unknown>, betTypes: readonly BetType[]) {
  const code = betTypeWithId(Number(body.bet_type_id))?.code;
  const betType = betTypes.find(({ config }) => config.code === code);
  return {
    ...body,
    ...(betType && {
      bet_type_id: sentIdOf(betType),
      payload: fitPayload(body.payload, betType.config),
    }),
  };
}

function bodyOf(
  request: PactInteraction['request'],
  values: StateValues,
  betTypes: readonly BetType[],
): unknown {
  const content = request.body?.content;
  if (!isObject(content)) return content;
  const filled = { ...content };
  for (const [place, { expression }] of Object.entries(generatorsOf(request, 'body')))
    if (expression) filled[place.replace(/^\$\./, '')] = evaluate(expression, values);
  return 'bet_type_id' in filled ? withBetType(filled, betTypes) : filled;
}

/** Renders the request of an interaction with the values, ids and limits of a host. */
export function renderRequest(
  { request }: PactInteraction,
  values: StateValues,
  betTypes: readonly BetType[],
): RenderedRequest {
  const path = at(request.generators, 'path', 'expression');
  return {
    method: request.method,
    path: typeof path === 'string' ? String(evaluate(path, values)) : request.path,
    query: queryOf(request, values),
    access: request.headers?.Authorization ? String(values.access ?? '') : undefined,
    body: bodyOf(request, values, betTypes),
  };
}
