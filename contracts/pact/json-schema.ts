import { type JsonSchema, membersSchemaOf } from '../reading/json-schema.ts';

export type { JsonSchema as Schema } from '../reading/json-schema.ts';
export { schemaOf } from '../reading/json-schema.ts';

/** Whether an object may lack a member. */
export const isOptional = ({ required = [] }: JsonSchema, name: string): boolean =>
  !required.includes(name);

/** The schema of a map's values; undefined for any other object. */
export const valueSchemaOf = membersSchemaOf;
