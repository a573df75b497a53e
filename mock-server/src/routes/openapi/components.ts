/** The parts of an OpenAPI document that are completed here. */
export interface OpenApiDraft {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown>; [name: string]: unknown };
}

/** One operation of a document. */
export interface Operation {
  operationId?: string;
  summary?: string;
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { description: string; content?: Record<string, MediaType> }>;
  [name: string]: unknown;
}

/** A body by its content type. */
export interface MediaType {
  schema: unknown;
  example?: unknown;
}

/** The path below which a draft has one operation for each named schema, whose response is that schema. */
export const namedPath = '/named/';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is the same for equal values, whatever the order of their members. */
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
  const name = names.get(canonical(value));
  if (name !== undefined && name !== own) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withReferences(member, names)]),
  );
}

const bodyOf = (operation: Operation | undefined): MediaType | undefined =>
  operation?.responses[200]?.content?.['application/json'];

/** Moves the named schemas of a draft to its components and refers to them wherever they occur. */
export function hoistComponents(draft: OpenApiDraft): void {
  const schemas = new Map<string, unknown>();
  for (const path of Object.keys(draft.paths).filter((one) => one.startsWith(namedPath))) {
    const body = bodyOf(draft.paths[path]?.get);
    if (body) schemas.set(path.slice(namedPath.length), body.schema);
    delete draft.paths[path];
  }
  const names = new Map([...schemas].map(([name, schema]) => [canonical(schema), name]));
  const defined = [...schemas].map(
    ([name, schema]) => [name, withReferences(schema, names, name)] as const,
  );
  draft.components = { ...draft.components, schemas: Object.fromEntries(defined) };
  draft.paths = withReferences(draft.paths, names) as OpenApiDraft['paths'];
}
