import type { LoginResponse, RefreshResponse } from '@matka/contracts/api/users';
import { detail, HostError } from './host-error.ts';
import { fieldsOf } from './place-bets.ts';
import { authenticate, type Player, userOf } from './players.ts';
import { nowIn, type State } from './state.ts';
import { type Claims, readToken, signToken } from './tokens.ts';

function newToken(state: State, sub: string, use: Claims['use']): string {
  const { accessSeconds, refreshSeconds, secret } = state.options;
  state.tokens += 1;
  const seconds = use === 'access' ? accessSeconds : refreshSeconds;
  const exp = Math.floor(nowIn(state) / 1000) + seconds;
  const sid = state.sessions.get(sub) ?? 0;
  return signToken({ sub, use, exp, jti: state.tokens, sid }, secret);
}

function playerOf(state: State, token: string, use: Claims['use']): Player | undefined {
  const claims = readToken(token, state.options.secret, nowIn(state));
  const { oneSession, refreshesEnded, takesAnyToken } = state.options;
  const isEnded = oneSession && claims && claims.sid !== state.sessions.get(claims.sub);
  if (isEnded && !(refreshesEnded && use === 'refresh')) return undefined;
  return claims && (takesAnyToken || claims.use === use)
    ? state.players.get(claims.sub)
    : undefined;
}

/** The player whose access token a request carries. Throws Refusal. */
export function signedIn(state: State, authorization = ''): Player {
  const [scheme = '', token = ''] = authorization.split(' ');
  const player = scheme.toLowerCase() === 'bearer' ? playerOf(state, token, 'access') : undefined;
  if (player) return player;
  const [anybody] = state.players.values();
  if (!state.options.checksTokens && anybody) return anybody;
  throw detail(401, 'Sign in first.');
}

/** POST /users/login/. */
export function logIn(state: State, body: unknown): LoginResponse {
  const player = authenticate(body, state.players, state.options);
  const { mobile, deposit } = player;
  state.sessions.set(mobile, (state.sessions.get(mobile) ?? 0) + 1);
  const user = userOf(player, nowIn(state));
  return {
    user: state.options.stalePoints ? { ...user, points: deposit } : user,
    tokens: {
      access: newToken(state, player.mobile, 'access'),
      refresh: newToken(state, player.mobile, 'refresh'),
    },
  };
}

/** POST /token/refresh/. */
export function refresh(state: State, body: unknown): RefreshResponse {
  const { refresh: token } = fieldsOf(body);
  if (typeof token !== 'string' || token === '')
    throw new HostError(400, { refresh: ['The refresh token is missing.'] });
  const player = playerOf(state, token, 'refresh');
  if (state.options.refreshesOnce && state.usedTokens.has(token))
    throw detail(401, 'Used already.');
  state.usedTokens.add(token);
  if (!player) throw detail(401, 'Sign in anew.');
  const { refreshesFor = player.mobile } = state.options;
  return { access: newToken(state, refreshesFor, 'access') };
}
