/** A JSON Schema as TypeBox writes it, as far as requests and answers use it. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: unknown;
  /** A map, whose keys are data. */
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

/** TypeBox's types hide what its schemas are: plain JSON Schema. */
export const schemaOf = (schema: object): Schema => schema;

/** Whether an object may lack a member. */
export const isOptional = ({ required = [] }: Schema, name: string): boolean =>
  !required.includes(name);

/** What a map holds under each of its keys; undefined when it is none. */
export const valueSchemaOf = ({ patternProperties = {} }: Schema): Schema | undefined =>
  Object.values(patternProperties)[0];
