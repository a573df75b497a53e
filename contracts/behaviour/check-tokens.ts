import { endpoints } from '../api/endpoints.ts';
import { login as loginDecoder, refresh as refreshDecoder } from '../decoders/users.ts';
import { decode } from '../decoding/decode.ts';
import { isObject } from '../pact/json.ts';
import { hundredths } from './numbers.ts';
import type { Observed } from './observed.ts';
import { playerOf } from './state.ts';
import { noteWallet } from './wallet.ts';

/** Endpoints that show what belongs to one player. */
const ownEndpoints: readonly string[] = ['betting', 'bettingHistory', 'bet', 'history'];

function checkLogin({ exchange, state, check, index, success }: Observed): void {
  const body = isObject(exchange.request.body) ? exchange.request.body : {};
  if (!success) return;
  const read = decode(loginDecoder, exchange.response.body);
  if (!read) return;
  const player = playerOf(state, String(body.mobile_number ?? ''));
  player.logins += 1;
  const login = player.logins;
  state.tokens.set(read.tokens.access, { player, use: 'access', login, rejected: false });
  state.tokens.set(read.tokens.refresh, { player, use: 'refresh', login, rejected: false });
  const { points, mobile_number: mobile } = read.user;
  const given = String(body.mobile_number ?? '');
  // A recording has placeholders in place of numbers; the host on which it is played does not know them.
  const isComparable = mobile !== undefined && mobile.startsWith('<') === given.startsWith('<');
  if (isComparable && given !== '')
    check(
      'tokens',
      mobile.slice(-10) === given.slice(-10),
      () => 'the login gives another player than the one who signs in',
    );
  if (typeof points !== 'number') return;
  check('amounts', points >= 0, () => `the login shows a wallet of ${points}`);
  noteWallet(player, hundredths(points), index, check);
}

function checkRefresh({ exchange, state, check, success }: Observed): void {
  const body = isObject(exchange.request.body) ? exchange.request.body : {};
  const given = typeof body.refresh === 'string' ? body.refresh : '';
  const issued = state.tokens.get(given);
  if (!success) {
    if (issued?.use === 'refresh') issued.rejected = true;
    return;
  }
  const { access } = decode(refreshDecoder, exchange.response.body) ?? {};
  const isForeign = state.tokens.size === 0 || state.foreignTokens.has(given);
  check('tokens', issued?.use === 'refresh' || isForeign, () =>
    issued
      ? 'an access token is taken as a refresh token'
      : 'a refresh token that was never issued is taken',
  );
  if (!issued || access === undefined) return;
  const { player, login } = issued;
  const ended = [...state.tokens.values()].some(
    (one) => one.player === player && one.login === login && one.use === 'access' && one.rejected,
  );
  // A new login that leaves the tokens before it alone is as sound as one that ends them: half of it is not.
  check(
    'tokens',
    !(ended && player.logins > login) || state.endsSessions,
    () => 'the refresh token of a session that has ended still gives access tokens',
  );
  const owner = state.tokens.get(access)?.player ?? player;
  check('tokens', owner === player, () => 'a refresh gives the token of another player');
  state.tokens.set(access, { player, use: 'access', login, rejected: false });
}

/** Whether the host accepts only tokens that it issued and that are still good. */
export function checkTokens(observed: Observed): void {
  const { exchange, endpoint, state, check, success } = observed;
  const { token } = exchange.request;
  if (endpoint === 'login') checkLogin(observed);
  else if (endpoint === 'refresh') checkRefresh(observed);
  if (!endpoint || !endpoints[endpoint].bearer) return;
  const issued = token === undefined ? undefined : state.tokens.get(token);
  if (token !== undefined && !issued && state.tokens.size === 0) state.foreignTokens.add(token);
  if (issued?.use === 'access' && exchange.response.status === 401) {
    issued.rejected = true;
    // Its time was over: no login has ended it.
    if (issued.login === issued.player.logins) state.endsSessions = true;
  }
  const isGood = issued?.use === 'access' || state.foreignTokens.has(token ?? '');
  if (isGood) return;
  const isPublic = token === undefined && !ownEndpoints.includes(endpoint);
  if (isPublic) return;
  check('tokens', !success, () =>
    token === undefined
      ? 'the host responds without an access token'
      : `the host accepts ${issued ? 'a refresh token' : 'a token that it never issued'} as access token`,
  );
  if (!success)
    check(
      'tokens',
      exchange.response.status === 401,
      () => `a bad access token gets ${exchange.response.status}, the client expects 401`,
    );
}
