import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { Points } from './common.ts';
import { Example } from './schema.ts';

const filled = (example: string) => Type.String({ minLength: 1, examples: [example] });
const mobile = { mobile_number: filled('9876543210') };
const password = { grant_type: Type.Literal('password'), password: filled('Kalyan@2026') };
const mpin = { grant_type: Type.Literal('mpin'), mpin: filled('2580') };
const otp = { grant_type: Type.Literal('otp'), otp: filled('482913') };
const app = { app_id: filled('kalyan-matka') };
const names = {
  first_name: Type.String({ examples: ['Asha'] }),
  last_name: Type.String({ examples: ['Patil'] }),
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

const text = (example: string) => Type.Optional(Type.String({ examples: [example] }));
const token = Type.String({
  minLength: 1,
  examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'],
});

/** A player as in a login response and in the browser's storage, undeclared fields included. */
export const User = Type.Object(
  {
    id: Type.Optional(Type.Union([Type.Integer({ examples: [1] }), Type.String()])),
    first_name: text('Asha'),
    last_name: text('Patil'),
    name: text('Asha Patil'),
    mobile_number: text('9876543210'),
    points: Type.Optional(Example(Points, 10000)),
  },
  { additionalProperties: true },
);
export interface User extends Read<typeof User> {}

export const LoginResponse = Type.Object({
  user: User,
  tokens: Type.Object({ access: token, refresh: token }),
});
export interface LoginResponse extends Read<typeof LoginResponse> {}

export const RefreshRequest = Type.Object({ refresh: token });
export type RefreshRequest = Type.Static<typeof RefreshRequest>;

export const RefreshResponse = Type.Object({ access: token });
export interface RefreshResponse extends Read<typeof RefreshResponse> {}

export const RegisterRequest = Type.Union([
  Type.Object({
    ...app,
    ...mobile,
    ...names,
    ...password,
    confirm_password: Type.String({ examples: ['Kalyan@2026'] }),
  }),
  Type.Object({
    ...app,
    ...mobile,
    ...names,
    ...mpin,
    confirm_mpin: Type.String({ examples: ['2580'] }),
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
