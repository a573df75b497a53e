import type { Kind, Parsed } from './kinds.ts';

/** A text that is parsed and then read as a kind. */
export function parsed<K extends Kind>(parse: (text: string) => unknown, kind: K): Parsed<K> {
  return {
    kind: 'parsed',
    parse,
    of: kind,
    read: (found, place, see) => {
      try {
        const value: unknown = typeof found === 'string' ? parse(found) : undefined;
        return value == null ? undefined : kind.read(value, place, see);
      } catch {
        return undefined;
      }
    },
  };
}
