import { isNullable, type JsonSchema } from './json-schema.ts';

/**
 * Needed: its object is unreadable without it. Defaulted: required, else the default. Optional: may be absent or null.
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
