import { type EndpointName, endpointNames, endpointTitle, readsOf } from '../api/endpoints.ts';
import { type Exchange, endpointOfRequest, isSuccess } from '../check/exchange.ts';
import { type RuleName, ruleNames, rules } from '../check/rules.ts';
import { declaredPlace, fieldsOf, isLeaf } from '../reading/fields.ts';
import { anyRow, placeText } from '../reading/place.ts';
import { read, type Seen } from '../reading/read.ts';
import type { FindingKey } from './known-findings.ts';

/** The fields of a call that the client would read and that no response had. */
export interface UnseenFields {
  call: string;
  /** Places such as `[*].close_digit`. */
  places: string[];
}

/** The places that the responses of a run had and the client could read: the run could find differences only there. */
export interface Evidence {
  add: (exchange: Exchange) => void;
  /** Tells if a run with these comparisons would have met a finding. A status or a body is never certain. */
  couldSee: (key: FindingKey, counts: Readonly<Record<RuleName, number>>) => boolean;
  /** The fields that no response had, by endpoint. */
  unseen: () => UnseenFields[];
}

/** A rule by its name, or by its sentence, which the drift proxy writes. Any other text means a single response. */
const ruleOf = (text: string): RuleName =>
  ruleNames.find((name) => name === text || rules[name].holds === text) ?? 'reading';

/** Creates an empty evidence. */
export function createEvidence(): Evidence {
  const seen = new Map<EndpointName, Set<string>>();
  return {
    add: ({ request, response }) => {
      const endpoint = endpointOfRequest(request);
      const { success } = endpoint ? readsOf(endpoint) : {};
      if (!endpoint || !success || !isSuccess(response)) return;
      const found: Seen[] = [];
      read(success, response.body, found);
      const places = seen.get(endpoint) ?? new Set<string>();
      seen.set(endpoint, places);
      // The rows of a list have the same places.
      const inAnyRow = new Map(
        found.flatMap(({ place, value }) => {
          const general = place.map((key) => (typeof key === 'number' ? anyRow : key));
          return value === undefined ? [] : [[placeText(general), place]];
        }),
      );
      for (const place of inAnyRow.values()) places.add(placeText(declaredPlace(success, place)));
    },
    couldSee: ({ call, place, rule }, counts) => {
      const endpoint = endpointNames.find((name) => endpointTitle(name) === call);
      const isSeen = endpoint !== undefined && seen.get(endpoint)?.has(place) === true;
      return isSeen && counts[ruleOf(rule)] > 0;
    },
    unseen: () =>
      endpointNames.flatMap((endpoint) => {
        const { success } = readsOf(endpoint);
        const own = seen.get(endpoint) ?? new Set();
        if (!success || own.size === 0) return [];
        const places = fieldsOf(success)
          .filter((field) => isLeaf(field) && !own.has(placeText(field.place)))
          .map(({ place }) => placeText(place).replace(/^\$\.?/, ''));
        return places.length > 0 ? [{ call: endpointTitle(endpoint), places }] : [];
      }),
  };
}

/** The evidence of some exchanges. */
export function evidenceOf(exchanges: readonly Exchange[]): Evidence {
  const evidence = createEvidence();
  for (const exchange of exchanges) evidence.add(exchange);
  return evidence;
}
