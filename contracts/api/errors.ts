import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { Dictionary, Example, Message } from './schema.ts';

/** An error of a whole request, with a code if the client can act on it. */
export const DetailError = Type.Object({
  detail: Type.String({ examples: ['Not found.'] }),
  code: Type.Optional(Type.String({ examples: ['not_found'] })),
});
export type DetailError = Type.Static<typeof DetailError>;

/** Validation errors by field; `non_field_errors` contains the errors that belong to no field. */
export const FieldErrors = Example(Dictionary(Type.Array(Type.String(), { minItems: 1 })), {
  mobile_number: ['This field is required.'],
});
export type FieldErrors = Type.Static<typeof FieldErrors>;

/** An error of the betting and suggestion endpoints. */
export const BettingError = Type.Object({
  error: Type.String({ examples: ['Insufficient balance'] }),
});
export type BettingError = Type.Static<typeof BettingError>;

/** A text for people; also the body of an error response in plain text. */
export const message = Message();

const text = Type.Optional(message);

/** The part of any error response that the client reads. The first existing text is shown. */
export const AnyError = Type.Object({ error: text, message: text, detail: text });

/** The part of a login's error response that the client reads: the texts of the whole, then by field. */
export const LoginError = Type.Object({
  non_field_errors: text,
  detail: text,
  message: text,
  mobile_number: text,
  password: text,
  mpin: text,
  otp: text,
  status: Type.Optional(Type.Number()),
});
export type LoginError = Read<typeof LoginError>;

/** The part of a registration's error response that the client reads: messages by field, and messages of no field. */
export const RegisterError = Dictionary(message);
