import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { got, posted, said } from '../test-support.ts';

/** A token that ends in 2027, unless another time is given. */
const tokenOf = (name: string, exp = 1_798_761_600) =>
  `${name}.${Buffer.from(JSON.stringify({ exp, name })).toString('base64url')}.s`;
const [first, second, third] = ['1', '2', '3'].map((name) => tokenOf(name)) as [
  string,
  string,
  string,
];

const user = { name: 'Asha', mobile_number: '9876543210', points: 100 };
const login = posted(
  '/users/login/',
  { mobile_number: '9876543210' },
  { user, tokens: { access: first, refresh: 'r' } },
);
const refreshed = (access: string) => posted('/token/refresh/', { refresh: 'r' }, { access });
const as = (token: string, path: string, status = 200): Exchange => {
  const one = got(path, status === 200 ? [] : { detail: 'Token is invalid' }, status);
  return { ...one, request: { ...one.request, token } };
};
const tokens = (...exchanges: Exchange[]) => said(...exchanges).failures;

it('a refresh token may be good for one use if the refresh returns the next token', () => {
  const renew = (used: string, body: object, status = 200) =>
    posted('/token/refresh/', { refresh: used }, body, status);
  const rotated = renew('r', { access: second, refresh: 'r2' });
  const [usedUp, good] = [renew('r', { detail: 'Used.' }, 401), renew('r2', { access: third })];
  expect(tokens(login, rotated, usedUp, good)).toEqual([]);
  const gone = renew('r2', { detail: 'Used.' }, 422);
  expect(tokens(login, rotated, good, gone)).toEqual([
    expect.stringContaining('POST /token/refresh/ $.refresh is rejected when it is used again'),
  ]);
  expect(tokens(login, refreshed(second), usedUp)).toHaveLength(1);
});

it('a refresh that returns its own refresh token as access token is a failure at the refresh', () => {
  const own = { access: first, refresh: second };
  const signedIn = posted('/users/login/', { mobile_number: '9876543210' }, { user, tokens: own });
  const echoed = posted('/token/refresh/', { refresh: second }, { access: second });
  expect(tokens(signedIn, echoed, as(second, '/markets/', 401), echoed)).toEqual([
    'POST /token/refresh/ $.access is the refresh token that was sent',
    'POST /token/refresh/ $.access is the refresh token that was sent',
  ]);
});

it.each([
  ['had ended a minute before it was issued', -60, 1],
  ['ends a minute later, and is used then', 60, 0],
])('a renewed token that %s is judged by its first use', (_, seconds, count) => {
  const token = tokenOf('2', Date.parse(login.at) / 1000 + seconds);
  const refused = { ...as(token, '/markets/', 401), at: '2026-11-20T06:32:00.000Z' };
  const found = tokens(login, as(first, '/markets/'), refreshed(token), refused);
  expect(found).toEqual(
    Array(count).fill(expect.stringContaining('POST /token/refresh/ $.access is refused with 401')),
  );
});

it('a renewed token that every call refuses is one failure of the refresh', () => {
  expect(
    tokens(
      login,
      as(first, '/markets/'),
      refreshed(second),
      as(second, '/markets/', 401),
      as(second, '/bet-types/', 401),
      refreshed(third),
      as(third, '/markets/', 401),
    ),
  ).toEqual([
    'POST /token/refresh/ $.access is refused with 401 by GET /markets/: the player is signed out at once',
  ]);
});

it('a token of a login that every call refuses is a failure of the login', () => {
  expect(tokens(login, as(first, '/markets/', 401), as(first, '/bet-types/', 401))).toEqual([
    'POST /users/login/ $.tokens.access is refused with 401 by GET /markets/: the player is signed out at once',
  ]);
});

it('a call that refuses every token is a failure if other calls accept them', () => {
  expect(
    tokens(login, as(first, '/markets/'), refreshed(second), as(second, '/bet-types/', 401)),
  ).toEqual([
    'GET /bet-types/ status is 401 for an access token of the latest login: the player is signed out',
  ]);
});

it('a call that no screen uses may refuse a bad token with another status than 401', () => {
  expect(tokens(login, as('bad', '/betting/history/', 404))).toEqual([]);
  expect(tokens(login, as('bad', '/bets/history/', 404))).toEqual([
    'GET /bets/history/ status is 404 for a bad access token, the client expects 401',
  ]);
});

it('a call may refuse a token that was accepted before, or that has expired', () => {
  expect(tokens(login, as(first, '/markets/'), as(first, '/markets/', 401))).toEqual([]);
  const late = as(first, '/markets/', 401);
  expect(tokens(login, { ...late, at: '2027-02-01T00:00:00.000Z' })).toEqual([]);
});

it('a token may be good for ten years, if its times are not in milliseconds', () => {
  const renewed = (exp: number) => tokens(login, refreshed(tokenOf('long', exp)));
  expect(renewed(2_110_000_000)).toEqual([]);
  expect(renewed(1_798_761_600_000)).toEqual([
    expect.stringContaining('POST /token/refresh/ $.access has an exp centuries ahead'),
  ]);
});

it('what belongs to nobody may be shown with any token, and what is of a player may not', () => {
  for (const path of ['/markets/', '/bet-types/', '/homepage/'])
    expect(tokens(login, as('x', path))).toEqual([]);
  expect(tokens(login, as('x', '/bets/history/'))).toContain(
    'GET /bets/history/ status is a success for a token that was never issued',
  );
  expect(tokens(login, as('x', '/markets/', 403))).toEqual([
    expect.stringContaining('status is 403 for a bad access token'),
  ]);
});
