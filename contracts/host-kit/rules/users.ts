import type { Login } from '../../decoders/users.ts';
import { at } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Finding } from '../findings/finding.ts';
import { effectAt } from '../findings/losses.ts';

/** A player is shown points, a name and a mobile number. */
export function loginRules({ user }: Login, _: Exchange, body: unknown): Finding[] {
  const named = user.name ?? user.first_name ?? user.last_name;
  const wanted = [
    ['points', user.points, 'a number'],
    ['name', named, 'a name, or first and last name'],
    ['mobile_number', user.mobile_number, 'a text'],
  ] as const;
  return wanted.flatMap(([name, value, expected]): Finding[] => {
    const found = at(body, 'user', name);
    // What is there and cannot be read is a loss already.
    if (value !== undefined || (found !== undefined && found !== null)) return [];
    const place = `$.user.${name}`;
    return [{ place, found: describeFound(found), expected, effect: effectAt('login', place) }];
  });
}
