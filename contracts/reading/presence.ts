import { isNullable, type JsonSchema } from './json-schema.ts';

/**
 * Needed: without it its object cannot be read. Defaulted: a host must send it, else the default applies. Optional: it
 * may be absent or null.
 */
export type Presence = 'needed' | 'defaulted' | 'optional';

/** The presence of a member of an object. */
export function presenceOf(
  { required = [] }: JsonSchema,
  name: string,
  member: JsonSchema,
): Presence {
  if (!required.includes(name)) return 'optional';
  if ('default' in member) return 'defaulted';
  return isNullable(member) ? 'optional' : 'needed';
}
