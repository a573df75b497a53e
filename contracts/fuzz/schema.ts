/** A JSON Schema as TypeBox writes it, as far as requests use it. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  patternProperties?: unknown;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  const?: string | number | boolean;
  anyOf?: Schema[];
}

/** TypeBox's types hide what its schemas are: plain JSON Schema. */
export const schemaOf = (schema: object): Schema => schema;

/** Whether an object may lack a member. */
export const isOptional = ({ required = [] }: Schema, name: string): boolean =>
  !required.includes(name);
