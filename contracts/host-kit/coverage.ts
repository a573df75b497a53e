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

function unseenOf(endpoint: EndpointName, results: readonly HostResult[]): string[] {
  const { success }: ResponseDecoders = responseDecoders[endpoint];
  const read = new Set(results.flatMap((one) => [...one.read]));
  if (!success || read.size === 0) return [];
  return fieldsOf(success)
    .filter(isLeaf)
    .map(({ place }) => place)
    .filter((place) => ![...read].some((one) => patternOf(place).test(one)))
    .map((place) => place.replace(/^\$\.?/, ''));
}

/** The fields that the client would read and that no response of a run had, by endpoint. */
export const unseenFields = (results: readonly HostResult[]): UnseenFields[] =>
  endpointNames.flatMap((endpoint) => {
    const own = results.filter(({ exchange }) => exchange?.endpoint === endpoint);
    const places = unseenOf(endpoint, own);
    return places.length > 0 ? [{ call: endpointTitle(endpoint), places }] : [];
  });
