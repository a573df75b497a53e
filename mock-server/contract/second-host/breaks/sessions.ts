import { bodies, each, fieldsIn, onErrors, set } from '../edit.ts';
import type { Break } from '../variant.ts';

const ofLogin: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'no-player',
    description: 'A login gives tokens and no player.',
    effect: 'Cannot sign in.',
    changed: bodies(set('user', null), 'login'),
  },
  {
    name: 'points-as-object',
    description: 'The points of a player are an object with an amount.',
    effect: 'Sees an empty wallet and cannot bet.',
    changed: bodies(
      each('user.points', (points) => ({ amount: points, currency: 'INR' })),
      'login',
    ),
  },
  {
    name: 'the-number-of-another',
    description: 'The mobile number of the player is that of another.',
    effect: 'Reads a number that is not theirs.',
    changed: bodies(set('user.mobile_number', '9000000001'), 'login'),
  },
  {
    name: 'stale-points',
    description: 'A login tells the points of the deposit, whatever was bet since.',
    effect: 'Sees points that are spent.',
    options: { stalePoints: true },
    also: ['betting'],
  },
  {
    name: 'an-end-as-text',
    description: 'The exp of the access token is a text.',
    effect: 'Is signed out at the next start.',
    changed: bodies(
      each('tokens.access', (token) => {
        const [header, payload = '', signature] = String(token).split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
        const changed = JSON.stringify({ ...claims, exp: String(claims.exp) });
        return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
      }),
      'login',
    ),
  },
  {
    name: 'a-wrong-password-is-403',
    description: 'A login with a wrong password gets 403.',
    effect: 'Reads that the request is not valid instead of that the password is wrong.',
    changed: onErrors(
      (response) => (response.status === 401 ? { ...response, status: 403 } : response),
      'login',
    ),
  },
];

const ofRefresh: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'a-refresh-token-that-works-once',
    description: 'A refresh token works once, and the client keeps no other.',
    effect: 'Is signed out at the second refresh.',
    options: { refreshesOnce: true },
    stateful: true,
  },
  {
    name: 'a-refused-refresh-is-500',
    description: 'A refresh with a bad token gets 500.',
    effect: 'Reads that the session expired for another cause.',
    changed: onErrors(
      (response) => (response.status === 401 ? { ...response, status: 500 } : response),
      'refresh',
    ),
  },
  {
    name: 'a-refreshed-token-as-object',
    description: 'The token of a refresh is an object.',
    effect: 'Is signed out when the access token ends.',
    changed: bodies(
      each('access', (token) => ({ token })),
      'refresh',
    ),
  },
];

const ofRegister: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'errors-in-a-list',
    description: 'The errors of a registration are a list of fields and messages.',
    effect: 'Is not shown which field is wrong.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: Object.entries(fieldsIn(response.body)).map(([field, message]) => ({
          field,
          message,
        })),
      }),
      'register',
    ),
  },
  {
    name: 'errors-without-messages',
    description: 'The errors of a registration are empty lists.',
    effect: 'Is not shown what is wrong.',
    changed: onErrors(
      (response) => ({ ...response, body: each('*', () => [])(response.body) }),
      'register',
    ),
  },
  {
    name: 'errors-in-camel-case',
    description: 'The errors of a registration have names in camel case.',
    effect: 'Is not shown which field is wrong.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: Object.fromEntries(
          Object.entries(fieldsIn(response.body)).map(([name, value]) => [
            `the${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            value,
          ]),
        ),
      }),
      'register',
    ),
  },
];

/** Breaks of sessions and registrations. */
export const sessions: readonly Break[] = [
  ...ofLogin.map((one): Break => ({ ...one, endpoint: 'login' })),
  ...ofRefresh.map((one): Break => ({ ...one, endpoint: 'refresh' })),
  ...ofRegister.map((one): Break => ({ ...one, endpoint: 'register' })),
];
