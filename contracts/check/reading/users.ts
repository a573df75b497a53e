import { at } from '../../reading/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';
import type { Reading } from '../reader.ts';

const digitsOf = (number: unknown): string => String(number ?? '').replaceAll(/[\s()+-]/g, '');

/** The mobile number of the login is the number that is shown, unless it is masked. */
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

/** A value of a player that the host leaves out; an unreadable one is reported as a loss already. */
function missing(
  name: keyof Reading<'login'>['user'],
  value: unknown,
  { response: { body } }: Exchange,
  [expected, effect]: readonly [string, string],
): Part[] {
  const found = at(body, 'user', name);
  if (value !== undefined || (found !== undefined && found !== null)) return [];
  return [part(['user', name], describeFound(found), expected, effect)];
}

/** A player sees the points, and the mobile number of the sign-in. */
export const loginParts = ({ user }: Reading<'login'>, exchange: Exchange): Part[] => [
  ...missing('points', user.points, exchange, ['a number', 'sees nothing instead']),
  ...numberFindings(user.mobile_number, exchange),
];

/** The client has its own text for these fields if a host leaves them out. */
export const loginNotes = ({ user }: Reading<'login'>, exchange: Exchange): Part[] => [
  ...missing('name', user.name ?? user.first_name ?? user.last_name, exchange, [
    'a name, or first and last name',
    'is called “User”',
  ]),
  ...missing('mobile_number', user.mobile_number, exchange, ['a text', 'reads “No mobile number”']),
];
