import { type EndpointName, endpointNames, endpointTitle, readsOf } from '../api/endpoints.ts';
import type { SeenPlaces } from '../check/reading/response.ts';
import { fieldsOf, isLeaf } from '../reading/fields.ts';

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
  const { success } = readsOf(endpoint);
  const known =
    leaves.get(endpoint) ??
    (success ? fieldsOf(success) : [])
      .filter(isLeaf)
      .map(({ place }) => [place, patternOf(place)] as const);
  leaves.set(endpoint, known);
  return known;
}

/** The fields that the client would read and that no response of a run had, by endpoint. */
export const unseenFields = (seen: SeenPlaces): UnseenFields[] =>
  endpointNames.flatMap((endpoint) => {
    const read = seen.get(endpoint);
    if (!read?.size) return [];
    const known = [...read];
    const places = leavesOf(endpoint).flatMap(([place, pattern]) =>
      read.has(place) || known.some((one) => pattern.test(one))
        ? []
        : [place.replace(/^\$\.?/, '')],
    );
    return places.length > 0 ? [{ call: endpointTitle(endpoint), places }] : [];
  });
