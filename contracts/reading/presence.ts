import { isNullable, type JsonSchema } from './json-schema.ts';

/**
 * What the absence of a field means. Needed: without it its object cannot be read. Defaulted: a host has to send it,
 * and the default takes its place where it does not. Optional: a host may leave it out or send null.
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
