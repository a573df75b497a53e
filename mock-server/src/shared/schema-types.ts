import Type, { type TSchema } from 'typebox';

export const StringSchema = Type.String();
/** A text with an example for the documents. */
export const Text = (example: string) => Type.String({ examples: [example] });
/** An instant, ISO 8601 with +05:30. */
export const TimeSchema = Text('2026-11-20T12:00:00.000+05:30');
export const IntegerSchema = Type.Integer();
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
/** An object without undeclared fields. */
export const closed = { additionalProperties: false } as const;
/** Bytes of a media type, which are not JSON. */
export const binary = (mediaType: string) =>
  Type.Unsafe<string>({ type: 'string', format: 'binary', contentMediaType: mediaType });
