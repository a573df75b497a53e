import Type, { type TSchema } from 'typebox';

export const StringSchema = Type.String();
export const IntegerSchema = Type.Integer();
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
/** Nothing that a schema does not name. */
export const closed = { additionalProperties: false } as const;
