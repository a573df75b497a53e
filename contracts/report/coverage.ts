import { type EndpointName, endpointNames, endpointTitle, readsOf } from '../api/endpoints.ts';
import { type Exchange, endpointOfRequest, isSuccess } from '../check/exchange.ts';
import { declaredPlace, fieldsOf, isLeaf } from '../reading/fields.ts';
import { placeText } from '../reading/place.ts';
import { read, type Seen } from '../reading/read.ts';

export interface UnseenFields {
  call: string;
  /** Places such as `[*].close_digit`. */
  places: string[];
}

/** The places of a call that its successes had, in any row and under any key that is data. */
function placesSeen(endpoint: EndpointName, success: object, exchanges: readonly Exchange[]) {
  const seen: Seen[] = [];
  for (const { request, response } of exchanges)
    if (endpointOfRequest(request) === endpoint && isSuccess(response))
      read(success, response.body, seen);
  const places = seen.filter(({ value }) => value !== undefined).map(({ place }) => place);
  return new Set(places.map((place) => placeText(declaredPlace(success, place))));
}

/** The fields that the client would read and that no response of a run had, by endpoint. */
export const unseenFields = (exchanges: readonly Exchange[]): UnseenFields[] =>
  endpointNames.flatMap((endpoint) => {
    const { success } = readsOf(endpoint);
    const seen = success ? placesSeen(endpoint, success, exchanges) : new Set();
    if (!success || seen.size === 0) return [];
    const places = fieldsOf(success)
      .filter((field) => isLeaf(field) && !seen.has(placeText(field.place)))
      .map(({ place }) => placeText(place).replace(/^\$\.?/, ''));
    return places.length > 0 ? [{ call: endpointTitle(endpoint), places }] : [];
  });
