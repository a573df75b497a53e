import { readField } from './fields.ts';
import type { Entity, Field, Fields, See } from './kinds.ts';

/** `found` when it is an object with members. */
export const membersOf = (found: unknown): Record<string, unknown> | undefined =>
  typeof found === 'object' && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : undefined;

function readEntity(
  fields: readonly (readonly [name: string, field: Field])[],
  kept: boolean,
  found: unknown,
  place: string,
  see?: See,
) {
  const members = membersOf(found);
  if (!members) return undefined;
  const entries: Record<string, unknown> = kept ? { ...members } : {};
  let usable = true;
  for (const [name, field] of fields) {
    const value = readField(field, members[name], `${place}.${name}`, see);
    if (value !== undefined) entries[name] = value;
    else {
      delete entries[name];
      if (field.presence === 'needed') usable = false;
    }
  }
  return usable ? entries : undefined;
}

export function entity<F extends Fields>(fields: F): Entity<F> {
  const entries = Object.entries(fields);
  const read: Entity['read'] = (found, place, see) => readEntity(entries, false, found, place, see);
  return { kind: 'entity', fields, read };
}

/** An entity that keeps what no decoder names. */
export function whole<F extends Fields>(fields: F): Entity<F> {
  const entries = Object.entries(fields);
  const read: Entity['read'] = (found, place, see) => readEntity(entries, true, found, place, see);
  return { kind: 'entity', fields, whole: true, read };
}
