/** The part of JSON Schema that the TypeBox schemas of requests and responses use. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: unknown;
  /** Set for a map: an object whose keys are data. */
  patternProperties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  const?: string | number | boolean;
  anyOf?: readonly Schema[];
}

/** Reads a TypeBox schema as plain JSON Schema, which its own types do not show. */
export const schemaOf = (schema: object): Schema => schema;

/** Whether an object may lack a member. */
export const isOptional = ({ required = [] }: Schema, name: string): boolean =>
  !required.includes(name);

/** The schema of a map's values; undefined for any other object. */
export const valueSchemaOf = ({ patternProperties = {} }: Schema): Schema | undefined =>
  Object.values(patternProperties)[0];
