import { at, listOf } from '../../reading/json.ts';
import type { Place } from '../../reading/place.ts';
import { type Part, part } from '../finding.ts';

/** Entries of a list with the id of an earlier, different entry: the client drops them. */
export function repeatedIds(list: unknown, place: Place, effect: string): Part[] {
  const rows = new Map<string, string>();
  return listOf(list).flatMap((row, index) => {
    const id = at(row, 'id');
    if (id === undefined || id === null) return [];
    const [key, text] = [String(id), JSON.stringify(row)];
    const earlier = rows.get(key) ?? text;
    rows.set(key, earlier);
    if (earlier === text) return [];
    const found = 'is that of an earlier entry';
    return [part([...place, index, 'id'], found, 'an id of its own', effect)];
  });
}
