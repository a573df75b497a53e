import { membersOf } from './entities.ts';
import { needed, readField } from './fields.ts';
import type { Dictionary, Kind } from './kinds.ts';

/** An object whose keys are data, without the members that cannot be read. */
export function dictionary<K extends Kind>(kind: K): Dictionary<K> {
  const each = needed(kind);
  return {
    kind: 'dictionary',
    each,
    read: (found, place, see) => {
      const members = membersOf(found);
      if (!members) return undefined;
      const entries = Object.entries(members)
        .map(([key, value]) => [key, readField(each, value, `${place}.${key}`, see)] as const)
        .filter(([, value]) => value !== undefined);
      return Object.fromEntries(entries);
    },
  };
}
