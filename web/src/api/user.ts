import type { User } from '@matka/contracts/api/users';
import { entity, number, text } from './read.ts';

/** A player, as a login answers and as this browser keeps one. */
export const readUser = entity<User>({
  id: number,
  first_name: text,
  last_name: text,
  name: text,
  mobile_number: text,
  points: number,
});
