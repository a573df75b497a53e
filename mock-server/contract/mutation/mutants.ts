import { type Endpoint, type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { type ResponseDecoders, responseDecoders } from '@matka/contracts/decoders/responses';
import type { Kind } from '@matka/contracts/decoding/kinds';
import { fieldsOf } from '@matka/contracts/decoding/walk';
import { schemaOf } from '@matka/contracts/reading/json-schema';
import type { HttpResponse } from '@matka/contracts/verifier/http-client';
import { editPlaces, valuesAt } from './edit-places.ts';
import { type FieldOperatorName, fieldOperators, type OperatorName } from './operators.ts';
import { bodyOf } from './response-body.ts';

/** A host with one defect, at one endpoint. */
export interface Mutant {
  endpoint: EndpointName;
  operator: OperatorName;
  /** `success: $[*].id dropped`. */
  name: string;
  /** `$[*].id`, or what surrounds the body. */
  place: string;
  /** The kinds that the decoder has at the place; none for what is no field. */
  fields: readonly { presence: string; kind: Kind }[];
  /** Breaks a response; undefined if it has nothing to break. */
  change?: (response: HttpResponse) => HttpResponse | undefined;
  /** The query parameter that the host does not look at. */
  ignores?: string;
}

type Outcome = 'success' | 'error';

const hasOutcome = ({ status }: HttpResponse, outcome: Outcome): boolean =>
  outcome === 'success' ? status >= 200 && status < 300 : status >= 400;

/** The places of a decoder with all kinds that it reads there. */
function placesOf(kind: Kind) {
  return Map.groupBy(fieldsOf(kind), ({ place }) => place);
}

const onBody =
  (place: string, operator: FieldOperatorName, values: () => readonly unknown[]) =>
  (response: HttpResponse): HttpResponse | undefined => {
    const edited = editPlaces(bodyOf(response), place, fieldOperators[operator].edit(values));
    return edited && { ...response, text: JSON.stringify(edited.body) };
  };

/** The values of a sound host at a place, looked up once and only when an operator needs them. */
function hostValues(responses: readonly HttpResponse[], place: string): () => readonly unknown[] {
  let values: readonly unknown[] | undefined;
  return () => {
    values ??= responses.flatMap((one) => valuesAt(bodyOf(one), place));
    return values;
  };
}

type Made = Pick<Mutant, 'operator' | 'fields'> & {
  place: string;
  change: (response: HttpResponse) => HttpResponse | undefined;
};

/** The mutants of all places that a decoder names. */
function ofFields(kind: Kind, responses: readonly HttpResponse[]): Made[] {
  const names = Object.keys(fieldOperators) as FieldOperatorName[];
  const places = placesOf(kind);
  return [...places].flatMap(([place, placed]) => {
    const rows = places.get(place.replace(/\[\*\]$/, ''));
    // A host may leave out rows of a list of its own.
    const ofOwnList = place.endsWith('[*]') && !rows?.some(({ field }) => field.kind.implied);
    const fields = placed.map(({ field }) =>
      ofOwnList ? { presence: 'optional', kind: field.kind } : field,
    );
    const values = hostValues(responses, place);
    return names
      .filter((name) => fields.some((field) => fieldOperators[name].applies(field.kind, place)))
      .map((operator) => ({ operator, fields, place, change: onBody(place, operator, values) }));
  });
}

/** A success becomes an error; an error becomes a success, a failure of the host and an unknown status. */
const otherStatuses = { success: [400, 500], error: [200, 418, 500] } as const;

const types = [undefined, 'text/html'];

/** The mutants of what surrounds a body. */
const ofEnvelope = (outcome: Outcome): Made[] => [
  ...otherStatuses[outcome].map(
    (status): Made => ({
      operator: 'status class changed',
      fields: [],
      place: `status to ${status}`,
      change: (response) => (response.status === status ? undefined : { ...response, status }),
    }),
  ),
  ...types.map(
    (type): Made => ({
      operator: 'header changed',
      fields: [],
      place: `content type to ${type ?? 'none'}`,
      change: ({ headers: { 'content-type': _, ...headers }, ...response }) => ({
        ...response,
        headers: type === undefined ? headers : { ...headers, 'content-type': type },
      }),
    }),
  ),
  {
    operator: 'double encoding',
    fields: [],
    place: 'body',
    change: (response) => ({ ...response, text: JSON.stringify(response.text) }),
  },
];

function ofQuery(endpoint: EndpointName): Mutant[] {
  const { query }: Endpoint = endpoints[endpoint];
  return Object.keys((query && schemaOf(query).properties) ?? {}).map((ignores) => ({
    endpoint,
    operator: ignores === 'page' ? 'page ignored' : 'filter ignored',
    name: `${ignores} ignored`,
    place: ignores,
    fields: [],
    ignores,
  }));
}

/** All mutants of an endpoint; `responses` are those of a sound host, whose values some are made from. */
export function createMutants(
  endpoint: EndpointName,
  responses: readonly HttpResponse[],
): Mutant[] {
  const decoders: ResponseDecoders = responseDecoders[endpoint];
  const ofOutcome = (outcome: Outcome): Mutant[] => {
    const kind = decoders[outcome];
    const own = responses.filter((one) => hasOutcome(one, outcome));
    const made = [...(kind ? ofFields(kind, own) : []), ...ofEnvelope(outcome)];
    return made.map(({ operator, place, fields, change }) => ({
      endpoint,
      operator,
      name: `${outcome}: ${place} ${operator}`,
      place,
      fields,
      change: (response) => (hasOutcome(response, outcome) ? change(response) : undefined),
    }));
  };
  return [...ofOutcome('success'), ...ofOutcome('error'), ...ofQuery(endpoint)];
}
