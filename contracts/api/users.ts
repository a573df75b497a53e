import Type, { type Static } from 'typebox';
import { Money } from './common.ts';

const filled = Type.String({ minLength: 1 });
const mobile = { mobile_number: filled };
const password = { grant_type: Type.Literal('password'), password: filled };
const mpin = { grant_type: Type.Literal('mpin'), mpin: filled };
const otp = { grant_type: Type.Literal('otp'), otp: filled };
const app = { app_id: Type.String({ minLength: 1 }) };
const names = { first_name: Type.String(), last_name: Type.String() };

/** The kinds of credentials. */
export const GrantType = Type.Union([
  Type.Literal('password'),
  Type.Literal('mpin'),
  Type.Literal('otp'),
]);
export type GrantType = Static<typeof GrantType>;

/** Body of POST /users/login/. */
export const LoginRequest = Type.Union([
  Type.Object({ ...app, ...mobile, ...password }),
  Type.Object({ ...app, ...mobile, ...mpin }),
  Type.Object({ ...app, ...mobile, ...otp }),
]);
export type LoginRequest = Static<typeof LoginRequest>;

/** A player. The client stores unknown fields, too. */
export const User = Type.Object({
  id: Type.Optional(Type.Integer()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  mobile_number: Type.Optional(Type.String()),
  points: Type.Optional(Money),
});
export type User = Static<typeof User>;

/** Response of POST /users/login/. */
export const LoginResponse = Type.Object({
  user: User,
  tokens: Type.Object({ access: Type.String(), refresh: Type.String() }),
});
export type LoginResponse = Static<typeof LoginResponse>;

/** Body of POST /token/refresh/. */
export const RefreshRequest = Type.Object({ refresh: filled });
export type RefreshRequest = Static<typeof RefreshRequest>;

/** Response of POST /token/refresh/. */
export const RefreshResponse = Type.Object({ access: Type.String() });
export type RefreshResponse = Static<typeof RefreshResponse>;

/** Body of POST /users/register/. */
export const RegisterRequest = Type.Union([
  Type.Object({ ...app, ...mobile, ...names, ...password, confirm_password: Type.String() }),
  Type.Object({ ...app, ...mobile, ...names, ...mpin, confirm_mpin: Type.String() }),
  Type.Object({ ...app, ...mobile, ...names, ...otp }),
]);
export type RegisterRequest = Static<typeof RegisterRequest>;

/** Response of POST /users/register/; the client does not read it. */
export const RegisterResponse = Type.Object({ message: Type.String(), user: User });
export type RegisterResponse = Static<typeof RegisterResponse>;
