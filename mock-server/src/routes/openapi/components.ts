import type { SwaggerTransformObject } from '@fastify/swagger';
import { isObject } from '@matka/contracts/reading/json';
import type { TSchema } from 'typebox';

interface Document {
  paths: object;
  components: { schemas: Record<string, { examples?: unknown }> };
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/** Replaces every schema below `value` that has a name by a reference; `own` is the schema that is being defined. */
function withReferences(value: unknown, names: ReadonlyMap<string, string>, own = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, names));
  if (!isObject(value)) return value;
  const { examples: _, ...withoutExamples } = value;
  const name = names.get(canonical('properties' in value ? withoutExamples : value));
  if (name !== undefined && name !== own) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withReferences(member, names)]),
  );
}

/**
 * A schema without defaults for missing values: a generated client would send or invent them. Members of an object may
 * be called default.
 */
function withFallbacks(value: unknown, isMembers = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withFallbacks(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === 'default' && !isMembers
        ? ['x-fallback', member]
        : [key, withFallbacks(member, key === 'properties')],
    ),
  );
}

/** The names of the components to which a part of a document refers, directly or not. */
function referredTo(part: unknown, defined: Readonly<Record<string, unknown>>): Set<string> {
  const found = new Set<string>();
  const parts = [part];
  // The list grows while it is read.
  for (const each of parts) {
    for (const [, name = ''] of JSON.stringify(each).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      parts.push(defined[name]);
    }
  }
  return found;
}

/**
 * A document that refers to its components wherever one of them stands, and has no others.
 * @param accepted by name, what is defined for a component instead of the schema that the routes have
 */
export const withReferredComponents =
  (accepted: Readonly<Record<string, TSchema>> = {}): SwaggerTransformObject =>
  (drafted) => {
    const document = 'openapiObject' in drafted ? drafted.openapiObject : {};
    const { paths, components }: Document = JSON.parse(JSON.stringify(document));
    const schemas = Object.entries(components.schemas).map(
      // @fastify/swagger moves the examples of a body from its schema to its side.
      ([name, { examples: _, ...schema }]) => [name, withFallbacks(schema)] as const,
    );
    const names = new Map(schemas.map(([name, schema]) => [canonical(schema), name]));
    const defined = Object.fromEntries(
      schemas.map(([name, schema]) => [
        name,
        withReferences(accepted[name] ?? schema, names, name),
      ]),
    );
    const referring = withReferences(withFallbacks(paths), names);
    const needed = referredTo(referring, defined);
    return {
      ...document,
      components: {
        ...components,
        schemas: Object.fromEntries(Object.entries(defined).filter(([name]) => needed.has(name))),
      },
      paths: referring,
    } as typeof document;
  };
