import { readField } from './fields.ts';
import type { Entity, Fields, See } from './kinds.ts';

/** `found` when it is an object with members. */
export const membersOf = (found: unknown): Record<string, unknown> | undefined =>
  typeof found === 'object' && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : undefined;

function readEntity(fields: Fields, kept: boolean, found: unknown, place: string, see?: See) {
  const members = membersOf(found);
  if (!members) return undefined;
  const entries = new Map(kept ? Object.entries(members) : []);
  let usable = true;
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, members[name], `${place}.${name}`, see);
    entries.set(name, value);
    if (value !== undefined) continue;
    entries.delete(name);
    if (field.presence === 'needed') usable = false;
  }
  return usable ? Object.fromEntries(entries) : undefined;
}

export const entity = <F extends Fields>(fields: F): Entity<F> => ({
  kind: 'entity',
  fields,
  read: (found, place, see) => readEntity(fields, false, found, place, see),
});

/** An entity that keeps what no decoder names. */
export const whole = <F extends Fields>(fields: F): Entity<F> => ({
  kind: 'entity',
  fields,
  whole: true,
  read: (found, place, see) => readEntity(fields, true, found, place, see),
});
