import { type EndpointName, endpointNames, endpointTitle } from '../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../decoders/responses.ts';
import { fieldsOf, isLeaf } from '../decoding/walk.ts';
import type { HostResult } from './run-on-host.ts';

/** The fields of an endpoint that no response had. */
export interface UnseenFields {
  call: string;
  /** Places such as `[*].close_digit`. */
  places: string[];
}

/** A pattern for a place; the keys of dictionaries are data. */
const patternOf = (place: string): RegExp =>
  new RegExp(`^${place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\.\\*', '\\..+')}$`, 's');

type Leaf = readonly [place: string, pattern: RegExp];

const leaves = new Map<EndpointName, readonly Leaf[]>();

/** The places of all values that the client reads of an endpoint, with their patterns. */
function leavesOf(endpoint: EndpointName): readonly Leaf[] {
  const { success }: ResponseDecoders = responseDecoders[endpoint];
  const known =
    leaves.get(endpoint) ??
    (success ? fieldsOf(success) : [])
      .filter(isLeaf)
      .map(({ place }) => [place, patternOf(place)] as const);
  leaves.set(endpoint, known);
  return known;
}

function unseenOf(endpoint: EndpointName, results: readonly HostResult[]): string[] {
  const read = new Set(results.flatMap((one) => [...one.read]));
  if (read.size === 0) return [];
  const places = [...read];
  return leavesOf(endpoint).flatMap(([place, pattern]) =>
    read.has(place) || places.some((one) => pattern.test(one)) ? [] : [place.replace(/^\$\.?/, '')],
  );
}

/** The fields that the client would read and that no response of a run had, by endpoint. */
export const unseenFields = (results: readonly HostResult[]): UnseenFields[] =>
  endpointNames.flatMap((endpoint) => {
    const own = results.filter(({ exchange }) => exchange?.endpoint === endpoint);
    const places = unseenOf(endpoint, own);
    return places.length > 0 ? [{ call: endpointTitle(endpoint), places }] : [];
  });
