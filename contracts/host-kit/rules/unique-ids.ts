import { at, listOf } from '../../pact/json.ts';
import type { Finding } from '../findings/finding.ts';

/** Entries of a list that have the id of an earlier one: the client drops them. */
export function repeatedIds(list: unknown, place: string, effect: string): Finding[] {
  const ids = new Set<string>();
  return listOf(list).flatMap((row, index) => {
    const id = at(row, 'id');
    if (id === undefined || id === null || ids.size < ids.add(String(id)).size) return [];
    const found = 'is that of an earlier entry';
    return [{ place: `${place}[${index}].id`, found, expected: 'an id of its own', effect }];
  });
}
