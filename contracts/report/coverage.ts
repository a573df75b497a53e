import { endpointNames, endpointTitle, readsOf } from '../api/endpoints.ts';
import { plainPlace } from '../check/finding.ts';
import type { SeenPlaces } from '../check/reading/response.ts';
import { fieldsOf, isLeaf } from '../reading/fields.ts';

export interface UnseenFields {
  call: string;
  /** Places such as `[*].close_digit`. */
  places: string[];
}

/** The fields that the client would read and that no response of a run had, by endpoint. */
export const unseenFields = (seen: SeenPlaces): UnseenFields[] =>
  endpointNames.flatMap((endpoint) => {
    const { success } = readsOf(endpoint);
    const read = new Set([...(seen.get(endpoint) ?? [])].map(plainPlace));
    if (!success || read.size === 0) return [];
    const places = fieldsOf(success)
      .filter((field) => isLeaf(field) && !read.has(field.place))
      .map(({ place }) => place.replace(/^\$\.?/, ''));
    return places.length > 0 ? [{ call: endpointTitle(endpoint), places }] : [];
  });
