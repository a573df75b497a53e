import * as Type from 'typebox';
import type { SecretKind } from '../reading/json-schema.ts';
import type { Read } from '../reading/read-type.ts';
import { Points } from './common.ts';
import { Example, Secret } from './schema.ts';

const filled = (example: string) => Type.String({ minLength: 1, examples: [example] });
const mobile = { mobile_number: Secret(filled('9876543210'), 'mobile') };
const password = {
  grant_type: Type.Literal('password'),
  password: Secret(filled('Kalyan@2026'), 'password'),
};
const mpin = { grant_type: Type.Literal('mpin'), mpin: Secret(filled('2580'), 'mpin') };
const otp = { grant_type: Type.Literal('otp'), otp: Secret(filled('482913'), 'otp') };
const app = { app_id: filled('kalyan-matka') };
const names = {
  first_name: Secret(Type.String({ examples: ['Asha'] }), 'first-name'),
  last_name: Secret(Type.String({ examples: ['Patil'] }), 'last-name'),
};

export const GrantType = Type.Union([
  Type.Literal('password'),
  Type.Literal('mpin'),
  Type.Literal('otp'),
]);
export type GrantType = Type.Static<typeof GrantType>;

export const LoginRequest = Type.Union([
  Type.Object({ ...app, ...mobile, ...password }),
  Type.Object({ ...app, ...mobile, ...mpin }),
  Type.Object({ ...app, ...mobile, ...otp }),
]);
export type LoginRequest = Type.Static<typeof LoginRequest>;

const text = (example: string, kind: SecretKind) =>
  Type.Optional(Secret(Type.String({ examples: [example] }), kind));
const token = (kind: 'access' | 'refresh') =>
  Secret(filled('eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'), kind);

/** A player as in a login response and in the browser's storage, undeclared fields included. */
export const User = Type.Object(
  {
    id: Type.Optional(Type.Union([Type.Integer({ examples: [1] }), Type.String()])),
    first_name: text('Asha', 'first-name'),
    last_name: text('Patil', 'last-name'),
    name: text('Asha Patil', 'name'),
    mobile_number: text('9876543210', 'mobile'),
    points: Type.Optional(Example(Points, 10000)),
  },
  { additionalProperties: true },
);
export interface User extends Read<typeof User> {}

export const LoginResponse = Type.Object({
  user: User,
  tokens: Type.Object({ access: token('access'), refresh: token('refresh') }),
});
export interface LoginResponse extends Read<typeof LoginResponse> {}

export const RefreshRequest = Type.Object({ refresh: token('refresh') });
export type RefreshRequest = Type.Static<typeof RefreshRequest>;

/** A host whose refresh tokens are good for one use sends the next one beside the access token. */
export const RefreshResponse = Type.Object({
  access: token('access'),
  refresh: Type.Optional(token('refresh')),
});
export interface RefreshResponse extends Read<typeof RefreshResponse> {}

export const RegisterRequest = Type.Union([
  Type.Object({
    ...app,
    ...mobile,
    ...names,
    ...password,
    confirm_password: Secret(Type.String({ examples: ['Kalyan@2026'] }), 'password'),
  }),
  Type.Object({
    ...app,
    ...mobile,
    ...names,
    ...mpin,
    confirm_mpin: Secret(Type.String({ examples: ['2580'] }), 'mpin'),
  }),
  Type.Object({ ...app, ...mobile, ...names, ...otp }),
]);
export type RegisterRequest = Type.Static<typeof RegisterRequest>;

/** Response of POST /users/register/; the client does not read it. */
export const RegisterResponse = Type.Object({
  message: Type.String({ examples: ['Registration successful'] }),
  user: User,
});
export type RegisterResponse = Type.Static<typeof RegisterResponse>;
