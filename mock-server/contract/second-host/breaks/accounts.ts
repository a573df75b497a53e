import { bodies, each, fieldsIn, onErrors, renamed, set, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

/** A token whose claims are others, under the signature of the first. */
function withClaims(token: Json, change: (claims: Record<string, unknown>) => object): Json {
  const [header, payload = '', signature] = String(token).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify(change(claims))).toString('base64url');
  return [header, changed, signature].join('.');
}

const access = 'tokens.access';

const ofLogin: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'an-opaque-access-token',
    description: 'The access token is no JSON web token.',
    effect: 'Is signed out at the next start: the token cannot be read.',
    changed: bodies(set(access, 'd41d8cd98f00b204e9800998ecf8427e'), 'login'),
  },
  {
    name: 'a-token-without-an-end',
    description: 'The access token has no exp.',
    effect: 'Is signed out at the next start.',
    changed: bodies(
      each(access, (token) => withClaims(token, ({ exp, ...claims }) => claims)),
      'login',
    ),
  },
  {
    name: 'a-token-that-ends-in-milliseconds',
    description: 'The exp of the access token counts milliseconds.',
    effect: 'Is never renewed ahead of time and meets a refusal first.',
    changed: bodies(
      each(access, (token) =>
        withClaims(token, (claims) => ({ ...claims, exp: Number(claims.exp) * 1000 })),
      ),
      'login',
    ),
  },
  {
    name: 'a-token-that-has-expired',
    description: 'A login gives an access token that has expired.',
    effect: 'Is signed out at the next start.',
    options: { accessSeconds: -60 },
  },
  {
    name: 'flat-tokens',
    description: 'The tokens of a login stand outside of tokens.',
    effect: 'Cannot sign in.',
    changed: bodies((body) => {
      const { tokens, ...others } = fieldsIn(body);
      return { ...others, ...fieldsIn(tokens) };
    }, 'login'),
  },
  {
    name: 'no-refresh-token',
    description: 'A login gives no refresh token.',
    effect: 'Is signed out when the access token ends.',
    changed: bodies(without('tokens.refresh'), 'login'),
  },
  {
    name: 'no-points',
    description: 'The player of a login has no points.',
    effect: 'Sees an empty wallet and cannot bet.',
    changed: bodies(without('user.points'), 'login'),
  },
  {
    name: 'points-with-commas',
    description: 'The points of a player are written for people.',
    effect: 'Sees an empty wallet and cannot bet.',
    changed: bodies(set('user.points', '33,145.00'), 'login'),
  },
  {
    name: 'points-renamed',
    description: 'The points of a player are called balance.',
    effect: 'Sees an empty wallet and cannot bet.',
    changed: bodies(renamed('user.points', 'balance'), 'login'),
  },
  {
    name: 'no-names',
    description: 'A player has no names.',
    effect: 'Is called User.',
    changed: bodies(
      each('user', (user) => {
        const { name, first_name, last_name, ...others } = fieldsIn(user);
        return others;
      }),
      'login',
    ),
  },
  {
    name: 'no-mobile-number',
    description: 'A player has no mobile number.',
    effect: 'Reads “No mobile number” in the profile.',
    changed: bodies(without('user.mobile_number'), 'login'),
  },
  {
    name: 'a-user-in-a-list',
    description: 'The user of a login is a list of one.',
    effect: 'Cannot sign in.',
    changed: bodies(
      each('user', (user) => [user]),
      'login',
    ),
  },
  {
    name: 'a-wrong-password-breaks-the-server',
    description: 'A login with a wrong password gets 500.',
    effect: 'Reads that the server is down instead of that the password is wrong.',
    changed: onErrors((response) => ({ ...response, status: 500 }), 'login'),
  },
  {
    name: 'a-wrong-password-is-200',
    description: 'A login with a wrong password gets 200 and an error.',
    effect: 'Reads that the login failed, not why.',
    changed: onErrors((response) => ({ ...response, status: 200 }), 'login'),
  },
];

const ofRefresh: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'a-refresh-gives-a-useless-token',
    description: 'The token of a refresh is signed with another secret.',
    effect: 'Is signed out when the access token ends.',
    changed: bodies(
      each('access', (token) => `${String(token).slice(0, -8)}AAAAAAAA`),
      'refresh',
    ),
  },
  {
    name: 'a-refresh-gives-an-opaque-token',
    description: 'The token of a refresh is no JSON web token.',
    effect: 'Is signed out at the next start after a refresh.',
    changed: bodies(set('access', '0123456789abcdef'), 'refresh'),
  },
  {
    name: 'a-refreshed-token-renamed',
    description: 'The token of a refresh is called access_token.',
    effect: 'Is signed out when the access token ends.',
    changed: bodies(renamed('access', 'access_token'), 'refresh'),
  },
  {
    name: 'a-refreshed-token-within-tokens',
    description: 'The token of a refresh stands within tokens.',
    effect: 'Is signed out when the access token ends.',
    changed: bodies((body) => ({ tokens: body }), 'refresh'),
  },
  {
    name: 'an-empty-refreshed-token',
    description: 'The token of a refresh is empty.',
    effect: 'Is signed out when the access token ends.',
    changed: bodies(set('access', ''), 'refresh'),
  },
  {
    name: 'a-refused-refresh-is-200',
    description: 'A refresh with a bad token gets 200.',
    effect: 'Reads nothing of the end of the session.',
    changed: onErrors((response) => ({ ...response, status: 200 }), 'refresh'),
  },
  {
    name: 'a-refused-refresh-is-404',
    description: 'A refresh with a bad token gets 404.',
    effect: 'Reads that refreshing is not supported.',
    changed: onErrors((response) => ({ ...response, status: 404 }), 'refresh'),
  },
];

const ofRegister: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'errors-without-fields',
    description: 'A bad registration is told as one text.',
    effect: 'Is not shown which field is wrong.',
    changed: onErrors(
      (response) => ({ ...response, body: { detail: 'The form is wrong.' } }),
      'register',
    ),
  },
  {
    name: 'errors-by-other-names',
    description: 'The errors of a registration are under names of other fields.',
    effect: 'Is not shown which field is wrong.',
    changed: onErrors(
      (response) => ({ ...response, body: renamed('mobile_number', 'phone')(response.body) }),
      'register',
    ),
  },
  {
    name: 'errors-within-errors',
    description: 'The errors of a registration stand within errors.',
    effect: 'Is not shown which field is wrong.',
    changed: onErrors((response) => ({ ...response, body: { errors: response.body } }), 'register'),
  },
  {
    name: 'errors-as-codes',
    description: 'The errors of a registration are numbers.',
    effect: 'Reads nothing but “Registration failed”.',
    changed: onErrors(
      (response) => ({ ...response, body: each('*', () => [41])(response.body) }),
      'register',
    ),
  },
  {
    name: 'a-bad-registration-is-201',
    description: 'A bad registration gets 201.',
    effect: 'Reads that it succeeded and cannot sign in.',
    changed: onErrors((response) => ({ ...response, status: 201 }), 'register'),
  },
  {
    name: 'a-good-registration-is-500',
    description: 'A registration is made and gets 500.',
    effect: 'Reads that it failed although it did not.',
    changed: (response, { endpoint }) =>
      endpoint === 'register' && response.status === 201 ? { ...response, status: 500 } : response,
  },
];

/** Breaks of signing in, refreshing and registering. */
export const accounts: readonly Break[] = [
  ...ofLogin.map((one): Break => ({ ...one, endpoint: 'login' })),
  ...ofRefresh.map((one): Break => ({ ...one, endpoint: 'refresh' })),
  ...ofRegister.map((one): Break => ({ ...one, endpoint: 'register' })),
];
