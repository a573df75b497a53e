import type {
  Decoded,
  Defaulted,
  Field,
  Kind,
  Needed,
  Optional,
  OptionalWithDefault,
  See,
} from './kinds.ts';

export const needed = <K extends Kind>(kind: K): Needed<K> => ({ presence: 'needed', kind });

export const defaulted = <K extends Kind>(
  kind: K,
  otherwise: NoInfer<Decoded<K>>,
): Defaulted<K> => ({ presence: 'defaulted', kind, otherwise });

export function optional<K extends Kind>(kind: K): Optional<K>;
export function optional<K extends Kind>(
  kind: K,
  otherwise: NoInfer<Decoded<K>>,
): OptionalWithDefault<K>;
export function optional(kind: Kind, otherwise?: unknown): Optional | OptionalWithDefault {
  return { presence: 'optional', kind, ...(otherwise !== undefined && { otherwise }) };
}

/** Reads a field. Null and absence are read alike. */
export function readField(field: Field, found: unknown, place: string, see?: See): unknown {
  const value = found == null ? undefined : field.kind.read(found, place, see);
  see?.({ place, field, found, value });
  return value ?? ('otherwise' in field ? field.otherwise : undefined);
}
