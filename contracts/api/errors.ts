import Type, { type Static } from 'typebox';

/** What the host says of a request as a whole, with a code where a client may act on it. */
export const DetailError = Type.Object({
  detail: Type.String(),
  code: Type.Optional(Type.String()),
});
export type DetailError = Static<typeof DetailError>;

/** What the host says of single fields; `non_field_errors` holds what belongs to none. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String(), { minItems: 1 }));
export type FieldErrors = Static<typeof FieldErrors>;

/** What the betting and suggestion calls say. */
export const BettingError = Type.Object({ error: Type.String() });
export type BettingError = Static<typeof BettingError>;
