import { membersOf } from './entities.ts';
import { needed, readField } from './fields.ts';
import type { Defaulted, Entity, Fields, Kind, List, Needed, Numeric, See, Text } from './kinds.ts';

function readList(each: Needed, found: unknown, place: string, see?: See): unknown[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return found
    .map((entry, index) => readField(each, entry, `${place}[${index}]`, see))
    .filter((entry) => entry !== undefined);
}

export function list<K extends Kind>(kind: K): List<K> {
  const each = needed(kind);
  return { kind: 'list', each, read: (found, place, see) => readList(each, found, place, see) };
}

/** Entries without those that repeat the id of an earlier one. An empty id is none: it repeats no other. */
export function firstOfEachId(entries: readonly unknown[]): unknown[] {
  const ids = new Set<unknown>();
  return entries.filter((entry) => {
    const id = membersOf(entry)?.id;
    return id === '' || ids.size < ids.add(id).size;
  });
}

/** A list of entities that are told apart by their ids. */
export function listById<F extends Fields & { readonly id: Needed<Numeric> | Defaulted<Text> }>(
  kind: Entity<F>,
): List<Entity<F>> {
  const each = needed(kind);
  return {
    kind: 'list',
    each,
    byId: true,
    read: (found, place, see) => {
      const entries = readList(each, found, place, see);
      return entries && firstOfEachId(entries);
    },
  };
}

/** A list of which only the first entry is read. */
export function firstOf<K extends Kind>(kind: K): List<K> {
  const each = needed(kind);
  return {
    kind: 'list',
    each,
    most: 1,
    read: (found, place, see) =>
      Array.isArray(found) ? readList(each, found.slice(0, 1), place, see) : undefined,
  };
}
