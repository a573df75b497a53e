import Type, { type TSchema } from 'typebox';

export const StringSchema = Type.String();
export const IntegerSchema = Type.Integer();
export const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
