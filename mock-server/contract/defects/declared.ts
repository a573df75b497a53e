import { type EndpointName, endpoints, readsOf } from '@matka/contracts/api/endpoints';
import { fieldsOf, type PlacedField } from '@matka/contracts/reading/fields';
import { schemaOf } from '@matka/contracts/reading/json-schema';
import { placeText } from '@matka/contracts/reading/place';
import { read } from '@matka/contracts/reading/read';
import { type HostResponse, isSuccess } from '../hosts/host.ts';
import { refusalReading } from './refusal-reading.ts';

/** A declared place of a response. */
export type Place = PlacedField;

/** The outcome whose body is declared. */
export type Outcome = 'success' | 'error';

/** All places of the responses of an endpoint, each once. */
export function placesOf(endpoint: EndpointName, outcome: Outcome): Place[] {
  const declaration = readsOf(endpoint)[outcome];
  const places = new Map<string, Place>();
  for (const field of declaration ? fieldsOf(declaration) : [])
    if (!places.has(placeText(field.place))) places.set(placeText(field.place), field);
  return [...places.values()];
}

/** The parameters of the query of an endpoint. */
export function parametersOf(endpoint: EndpointName): string[] {
  const one = endpoints[endpoint];
  return Object.keys(('query' in one && schemaOf(one.query).properties) || {});
}

/** The body as the client gets it; undefined if it is not JSON. */
function bodyOf({ body, raw }: HostResponse): unknown {
  if (raw === undefined) return body;
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}

/** The client's reading of a response with its losses, as a text to compare. */
export function readingOf(endpoint: EndpointName, answer: HostResponse): string {
  const body = bodyOf(answer);
  if (!isSuccess(answer)) return JSON.stringify(refusalReading(endpoint, answer.status, body));
  const { success } = readsOf(endpoint);
  // The client reads only the status of a registration.
  if (!success) return 'success';
  const { value, losses } = read(success, body);
  return JSON.stringify([
    value ?? 'unreadable',
    losses.map(({ place, reason }) => placeText(place) + reason),
  ]);
}
