import { needed, readField } from './fields.ts';
import type { Decoded, Kind, See } from './kinds.ts';

/**
 * Reads a value as what it should be; undefined when it is unusable. What cannot be read is absent or takes
 * its default, and an entry without what it needs is left out. Throws at nothing.
 */
export function decode<K extends Kind>(kind: K, found: unknown, see?: See): Decoded<K> | undefined {
  return readField(needed(kind), found, '$', see) as Decoded<K> | undefined;
}
