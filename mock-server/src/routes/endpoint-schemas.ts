import { betPayloads } from '@matka/contracts/api/betting';
import { Points } from '@matka/contracts/api/common';
import { type Endpoint, endpointNames, endpoints } from '@matka/contracts/api/endpoints';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import Type, { type TSchema } from 'typebox';

/** The schemas of an endpoint in the OpenAPI document, without its error responses. */
interface EndpointSchemas {
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  /** Success responses by status. */
  response: Record<number, TSchema>;
}

/** One body for each bet type id: the document then shows the payload of each. */
const bodyPerBetType = (
  payloads: Record<string, TSchema>,
  others: Record<string, TSchema>,
): TSchema =>
  Type.Union(
    Object.entries(payloads).map(([id, payload]) =>
      Type.Object({ bet_type_id: Type.Literal(Number(id)), ...others, payload }),
    ),
  );

const bodies = {
  suggestions: bodyPerBetType(suggestionPayloads, { market_id: Type.Optional(Type.Integer()) }),
  betting: bodyPerBetType(betPayloads, { market_id: Type.Integer(), amount: Points }),
};

/** The bodies that differ by bet type, by the names of their components. */
export const betPayloadRequests: Readonly<Record<string, TSchema>> = {
  SuggestionRequest: bodies.suggestions,
  BettingRequest: bodies.betting,
};

function schemasOf(name: string, { path, body, query, responses }: Endpoint): EndpointSchemas {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 300);
  return {
    ...(body && { body: name === 'suggestions' || name === 'betting' ? bodies[name] : body }),
    ...(query && { querystring: query }),
    ...(path.includes('{id}') && { params: Type.Object({ id: Type.Integer() }) }),
    response: Object.fromEntries(successes),
  };
}

/** Names of the endpoints by method and path, as the document has them: its operation ids. */
export const operationIds: Readonly<Record<string, string>> = Object.fromEntries(
  endpointNames.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, name]),
);

/** The schemas of all endpoints by Fastify's method and path. Only the document reads them. */
export const endpointSchemas: Readonly<Record<string, EndpointSchemas>> = Object.fromEntries(
  endpointNames.map((name) => {
    const { method, path } = endpoints[name];
    return [`${method} ${path.replace('{id}', ':id')}`, schemasOf(name, endpoints[name])];
  }),
);
