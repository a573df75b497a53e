import { endpointNames, endpointTitle, readsOf } from '../api/endpoints.ts';
import type { SeenPlaces } from '../check/reading/response.ts';
import { declaredPlace, fieldsOf, isLeaf } from '../reading/fields.ts';
import { placeText } from '../reading/place.ts';

export interface UnseenFields {
  call: string;
  /** Places such as `[*].close_digit`. */
  places: string[];
}

/** The fields that the client would read and that no response of a run had, by endpoint. */
export const unseenFields = (seen: SeenPlaces): UnseenFields[] =>
  endpointNames.flatMap((endpoint) => {
    const { success } = readsOf(endpoint);
    const places = [...(seen.get(endpoint)?.values() ?? [])];
    if (!success || places.length === 0) return [];
    const read = new Set(places.map((place) => placeText(declaredPlace(success, place))));
    const unseen = fieldsOf(success)
      .filter((field) => isLeaf(field) && !read.has(placeText(field.place)))
      .map(({ place }) => placeText(place).replace(/^\$\.?/, ''));
    return unseen.length > 0 ? [{ call: endpointTitle(endpoint), places: unseen }] : [];
  });
