import { at } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';
import type { Reading } from '../reader.ts';

const digitsOf = (number: unknown): string => String(number ?? '').replaceAll(/[\s()+-]/g, '');

/** The number that signs in is the one that is shown, unless it is masked. */
function numberFindings(shown: string | undefined, { request: { body: sent } }: Exchange): Part[] {
  const [given, own] = [digitsOf(shown), digitsOf(at(sent, 'mobile_number'))];
  if (!/^\d{10,}$/.test(given) || given.endsWith(own.slice(-10))) return [];
  return [
    part(
      ['user', 'mobile_number'],
      'is another number than the one that signed in',
      'the number of the player',
      'reads a number that is not theirs',
    ),
  ];
}

/** A player is shown points, a name and a mobile number. */
export function loginParts({ user }: Reading<'login'>, exchange: Exchange): Part[] {
  const { body } = exchange.response;
  const named = user.name ?? user.first_name ?? user.last_name;
  const wanted = [
    ['points', user.points, 'a number'],
    ['name', named, 'a name, or first and last name'],
    ['mobile_number', user.mobile_number, 'a text'],
  ] as const;
  const missing = wanted.flatMap(([name, value, expected]): Part[] => {
    const found = at(body, 'user', name);
    // An unreadable value is reported as a loss already.
    if (value !== undefined || (found !== undefined && found !== null)) return [];
    const place = ['user', name];
    return [part(place, describeFound(found), expected, 'sees nothing instead')];
  });
  return [...missing, ...numberFindings(user.mobile_number, exchange)];
}
