import { type Decoded, type Entity, type Field, type Kind, type List, needed } from './kinds.ts';

/** One value that was read, or could not be: `value` is then undefined. */
export interface Read {
  /** E.g. `$.data[3].market.name`. */
  readonly place: string;
  readonly field: Field;
  /** What the response has there; undefined when it has nothing. */
  readonly found: unknown;
  /** What was read, before a default takes its place. */
  readonly value: unknown;
}

/** Is called with every value that a decoder looks for, parts before wholes. */
export type See = (read: Read) => void;

const withFields = (found: unknown): Record<string, unknown> | undefined =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : undefined;

function readEntity({ fields, whole }: Entity, found: unknown, place: string, see?: See): unknown {
  const given = withFields(found);
  if (!given) return undefined;
  const entries = new Map(whole ? Object.entries(given) : []);
  let usable = true;
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, given[name], `${place}.${name}`, see);
    if (value !== undefined) entries.set(name, value);
    else {
      entries.delete(name);
      if (field.presence === 'needed') usable = false;
    }
  }
  return usable ? Object.fromEntries(entries) : undefined;
}

function readList({ each, byId, most }: List, found: unknown, place: string, see?: See): unknown {
  if (!Array.isArray(found)) return undefined;
  const ids = new Set<unknown>();
  return found
    .slice(0, most)
    .map((entry, index) => readField(each, entry, `${place}[${index}]`, see))
    .filter(
      (entry) => entry !== undefined && !(byId && ids.size === ids.add(withFields(entry)?.id).size),
    );
}

function readParsed(text: unknown, parse: (text: string) => unknown): unknown {
  try {
    return typeof text === 'string' ? parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function readKind(kind: Kind, found: unknown, place: string, see?: See): unknown {
  switch (kind.kind) {
    case 'text': {
      const text = Number.isFinite(found) ? String(found) : found;
      return typeof text === 'string' && (!kind.pattern || kind.pattern.test(text))
        ? text
        : undefined;
    }
    case 'number': {
      const value = typeof found === 'string' && found.trim() ? Number(found) : found;
      // Beyond that it could not be added up, nor written without an exponent.
      return typeof value === 'number' &&
        Math.abs(value) <= Number.MAX_SAFE_INTEGER &&
        value >= (kind.min ?? value)
        ? value
        : undefined;
    }
    case 'flag':
      return typeof found === 'boolean' ? found : undefined;
    case 'word':
      return kind.words.find((word) => word === found);
    case 'list':
      return readList(kind, found, place, see);
    case 'dictionary': {
      const given = withFields(found);
      return (
        given &&
        Object.fromEntries(
          Object.entries(given)
            .map(
              ([key, value]) => [key, readField(kind.each, value, `${place}.${key}`, see)] as const,
            )
            .filter(([, value]) => value !== undefined),
        )
      );
    }
    case 'entity':
      return readEntity(kind, found, place, see);
    case 'either': {
      for (const one of kind.kinds) {
        const value = readKind(one, found, place);
        // Seen is only the kind that fits: that the others do not fit is no loss.
        if (value !== undefined) return see ? readKind(one, found, place, see) : value;
      }
      return undefined;
    }
    case 'parsed':
      return readField(kind.of, readParsed(found, kind.parse), place, see);
  }
}

function readField(field: Field, found: unknown, place: string, see?: See): unknown {
  const value = found == null ? undefined : readKind(field.kind, found, place, see);
  see?.({ place, field, found, value });
  return value ?? ('otherwise' in field ? field.otherwise : undefined);
}

/**
 * Reads a value as what it should be; undefined when it is unusable. Null and absence are read alike. What
 * cannot be read is absent or takes its default, and an entry without what it needs is left out.
 */
export function decode<K extends Kind>(kind: K, found: unknown, see?: See): Decoded<K> | undefined {
  return readField(needed(kind), found, '$', see) as Decoded<K> | undefined;
}
