import { type EndpointName, endpoints, endpointTitle, isUnused } from '../../api/endpoints.ts';
import { at, isObject } from '../../reading/json.ts';
import type { Place } from '../../reading/place.ts';
import { type Exchange, holdsPlaceholder } from '../exchange.ts';
import { hundredths } from '../game/bet-entries.ts';
import { skewMs } from '../indian-day.ts';
import { read } from '../reader.ts';
import { refusals } from '../reading/status.ts';
import {
  type Findings,
  type HostState,
  type IssuedToken,
  type Observed,
  playerOf,
} from '../state.ts';
import { noteWallet } from './wallet.ts';

const ownEndpoints: readonly string[] = ['betting', 'bettingHistory', 'bet', 'history'];

/** A token may last for years, but a token that counts milliseconds ends after thousands of years. */
const centurySeconds = 100 * 365 * 24 * 3600;

/** The end of a token in seconds since 1970; undefined if the client cannot tell. */
export function tokenEnd(token: string): number | undefined {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return undefined;
  try {
    const exp = at(JSON.parse(Buffer.from(payload, 'base64url').toString()), 'exp');
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** An access token has its expiry: the client renews it before, and treats a token without an expiry as expired. */
function checkEnd(token: string, place: Place, observed: Observed): void {
  if (holdsPlaceholder(token)) return;
  const { check, exchange, state } = observed;
  const end = tokenEnd(token);
  // The clocks of kit and host may differ: a token is wrong only by both clocks.
  const lefts = [exchange.at, exchange.receivedAt ?? exchange.at].map(
    (time) => (end ?? 0) - Date.parse(time) / 1000,
  );
  const expected = 'expected a JSON web token whose exp counts seconds';
  const problem =
    end === undefined
      ? `has no exp, ${expected}: the player is signed out at the next start`
      : lefts.every((left) => left > centurySeconds)
        ? `has an exp centuries ahead, ${expected}: the player is never renewed ahead of time`
        : lefts.every((left) => left < -skewMs / 1000)
          ? `has expired already, ${expected}: the player is signed out at the next start`
          : undefined;
  check('tokens', problem === undefined, place, () => problem ?? '');
  if (end !== undefined && problem === undefined)
    state.latestEnd = Math.max(state.latestEnd, end * 1000);
}

const isRefusal = ({ response: { status } }: Exchange): boolean =>
  refusals.concat(401).includes(status);

/** A token that no call has accepted or refused yet. */
const newToken = (
  issue: Pick<IssuedToken, 'player' | 'use' | 'from' | 'exchange' | 'login' | 'at'>,
): IssuedToken => ({ ...issue, rejected: false, isReplaced: false, accepted: 0, refusals: [] });

function checkLogin(observed: Observed): void {
  const { exchange, state, check, success, index } = observed;
  const body = isObject(exchange.request.body) ? exchange.request.body : {};
  const answer = success ? read('login', exchange.response.body) : undefined;
  if (!answer) return;
  const { tokens, user } = answer;
  const player = playerOf(state, String(body.mobile_number ?? ''));
  player.logins += 1;
  const { logins } = player;
  const issue = { player, from: 'login', exchange: index, login: logins, at: exchange.at } as const;
  state.tokens.set(tokens.access, newToken({ ...issue, use: 'access' }));
  state.tokens.set(tokens.refresh, newToken({ ...issue, use: 'refresh' }));
  checkEnd(tokens.access, ['tokens', 'access'], observed);
  const { points } = user;
  if (typeof points !== 'number') return;
  check('amounts', points >= 0, ['user', 'points'], () => `is ${points}`);
  noteWallet(player, hundredths(points), ['user', 'points'], observed);
}

/** Records a new player, for whom nobody has bet yet. */
function noteRegistration({ exchange, success, state }: Observed): void {
  const mobile = at(exchange.request.body, 'mobile_number');
  if (success && typeof mobile === 'string' && !state.players.has(mobile))
    playerOf(state, mobile).isNew = true;
}

/** Tells if the login of a token was ended by a later login. */
function hasEnded({ player, login }: IssuedToken, { state }: Observed): boolean {
  const isRejected = [...state.tokens.values()].some(
    (one) => one.player === player && one.login === login && one.use === 'access' && one.rejected,
  );
  return isRejected && player.logins > login;
}

function checkRefresh(observed: Observed): void {
  const { exchange, state, check, success, index } = observed;
  const given = String(at(exchange.request.body, 'refresh') ?? '');
  const issued = state.tokens.get(given);
  const isLatest = issued?.login === issued?.player.logins;
  if (!success) {
    if (issued?.use !== 'refresh') return;
    issued.rejected = true;
    // The client keeps the latest refresh token: a replaced token may be used up.
    if (isLatest && issued.accepted > 0 && !issued.isReplaced && isRefusal(exchange))
      check(
        'tokens',
        false,
        ['refresh'],
        () =>
          'is rejected when it is used again, expected a token for many refreshes: the player is signed out at the second refresh',
      );
    return;
  }
  const { access, refresh } = read('refresh', exchange.response.body) ?? {};
  const isForeign = state.tokens.size === 0 || state.foreignTokens.has(given);
  check('tokens', issued?.use === 'refresh' || isForeign, ['refresh'], () =>
    issued
      ? 'may be an access token, which is taken as a refresh token'
      : 'may be a token that was never issued',
  );
  if (access === undefined) return;
  check('tokens', access !== given, ['access'], () => 'is the refresh token that was sent');
  if (access === given) return;
  checkEnd(access, ['access'], observed);
  if (!issued) return;
  issued.accepted += 1;
  const { player, login } = issued;
  // A login may end all earlier tokens or none, but not some of them.
  check(
    'tokens',
    !hasEnded(issued, observed) || state.endsSessions,
    ['refresh'],
    () => 'of a session that has ended still gives access tokens',
  );
  const owner = state.tokens.get(access)?.player ?? player;
  check('tokens', owner === player, ['access'], () => 'is the token of another player');
  const issue = { player, from: 'refresh', exchange: index, login, at: exchange.at } as const;
  state.tokens.set(access, newToken({ ...issue, use: 'access' }));
  if (refresh === undefined || refresh === given) return;
  issued.isReplaced = true;
  if (!state.tokens.has(refresh)) state.tokens.set(refresh, newToken({ ...issue, use: 'refresh' }));
}

/** Tells if a token has ended by one of the clocks of kit and host. */
const isOver = (
  token: string,
  { at: hostTime, receivedAt = hostTime }: Pick<Exchange, 'at' | 'receivedAt'>,
): boolean =>
  [hostTime, receivedAt].some((time) => (tokenEnd(token) ?? Infinity) * 1000 < Date.parse(time));

/** Notes whether a call accepts the latest token that the host issued. */
function noteUse(
  token: string,
  issued: IssuedToken,
  endpoint: EndpointName,
  { exchange, index, state, held }: Observed,
): void {
  const { status } = exchange.response;
  if (status < 400) {
    issued.accepted += 1;
    state.acceptingCalls.add(endpoint);
    return;
  }
  // A token that had expired when it was issued was never good.
  const hasEnded = isOver(token, exchange) && !isOver(token, issued);
  if (status !== 401 || issued.login !== issued.player.logins || hasEnded) return;
  held('tokens');
  issued.refusals.push({ endpoint, exchange: index });
}

/**
 * A host accepts each token that it issues. A refused token is the fault of the call that issued it if other tokens are
 * accepted by the same calls, else of the call that refuses it. Run after the last exchange.
 */
export function checkRefusedTokens(state: HostState, { check }: Findings): void {
  const { tokens, acceptingCalls } = state;
  for (const from of ['login', 'refresh'] as const) {
    const unused = [...tokens.values()].filter((one) => one.from === from && one.accepted === 0);
    const refusals = unused.flatMap((issued) => issued.refusals.map((one) => ({ issued, ...one })));
    const [first] = refusals;
    if (!first) continue;
    const bad = refusals.find(({ endpoint }) => acceptingCalls.has(endpoint));
    const isOfCall = !bad && acceptingCalls.size > 0;
    const { endpoint, issued } = bad ?? first;
    check(
      'tokens',
      false,
      isOfCall ? 'status' : from === 'login' ? ['tokens', 'access'] : ['access'],
      () =>
        isOfCall
          ? 'is 401 for an access token of the latest login: the player is signed out'
          : `is refused with 401 by ${endpointTitle(endpoint)}: the player is signed out at once`,
      isOfCall ? first.exchange : issued.exchange,
    );
  }
}

/** Checks that the host accepts only tokens that it issued and that are still good. */
export function checkTokens(observed: Observed): void {
  const { exchange, endpoint, state, check, success } = observed;
  const { token } = exchange.request;
  if (endpoint === 'register') noteRegistration(observed);
  else if (endpoint === 'login') checkLogin(observed);
  else if (endpoint === 'refresh') checkRefresh(observed);
  if (!endpoint || !endpoints[endpoint].bearer) return;
  const issued = token === undefined ? undefined : state.tokens.get(token);
  if (token !== undefined && !issued && state.tokens.size === 0) state.foreignTokens.add(token);
  if (token !== undefined && issued?.use === 'access') noteUse(token, issued, endpoint, observed);
  if (issued?.use === 'access' && exchange.response.status === 401) {
    issued.rejected = true;
    // It expired: no login ended it.
    if (issued.login === issued.player.logins) state.endsSessions = true;
  }
  if (issued?.use === 'access' || state.foreignTokens.has(token ?? '')) return;
  // A host may show to everybody what belongs to nobody, whatever token comes with the request.
  if (!ownEndpoints.includes(endpoint) && (success || token === undefined)) return;
  check('tokens', !success, 'status', () =>
    token === undefined
      ? 'is a success without an access token'
      : `is a success for ${issued ? 'a refresh token' : 'a token that was never issued'}`,
  );
  const { status } = exchange.response;
  if (!success && status < 500 && !isUnused(endpoint))
    check(
      'tokens',
      status === 401,
      'status',
      () => `is ${status} for a bad access token, the client expects 401`,
    );
}
