import Type, { type Static } from 'typebox';

/** An error of a whole request, with a code if the client can act on it. */
export const DetailError = Type.Object({
  detail: Type.String(),
  code: Type.Optional(Type.String()),
});
export type DetailError = Static<typeof DetailError>;

/** Validation errors by field; `non_field_errors` contains those of no field. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String(), { minItems: 1 }));
export type FieldErrors = Static<typeof FieldErrors>;

/** An error of the betting and suggestion endpoints. */
export const BettingError = Type.Object({ error: Type.String() });
export type BettingError = Static<typeof BettingError>;
