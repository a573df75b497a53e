import { either } from '../decoding/either.ts';
import { entity, whole } from '../decoding/entities.ts';
import { needed, optional } from '../decoding/fields.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { matching, number, text } from '../decoding/values.ts';

/** A text that is not empty. */
const token = matching(/./);

/** A player, as a login tells and the browser stores one. */
export const user = whole({
  id: optional(either(number, text)),
  first_name: optional(text),
  last_name: optional(text),
  name: optional(text),
  mobile_number: optional(text),
  points: optional(number),
});
export interface User extends Decoded<typeof user> {}

/** POST /users/login/. */
export const login = entity({
  user: needed(user),
  tokens: needed(entity({ access: needed(token), refresh: needed(token) })),
});
export interface Login extends Decoded<typeof login> {}

/** POST /token/refresh/. */
export const refresh = entity({ access: needed(token) });
export interface Refresh extends Decoded<typeof refresh> {}
