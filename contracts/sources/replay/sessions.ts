import {
  type Exchange,
  type ExchangeRequest,
  endpointOfRequest,
  isSuccess,
} from '../../check/exchange.ts';
import { at, isObject } from '../../pact/json.ts';

/** What a session of a recording needs to be renewed on the host that it is played on. */
interface Session {
  login: ExchangeRequest | undefined;
  refresh: string | undefined;
}

/** The sessions of a recording by their access tokens. */
export type Sessions = Map<string, Session>;

const textAt = (body: unknown, ...path: string[]): string | undefined => {
  const value = at(body, ...path);
  return typeof value === 'string' ? value : undefined;
};

/** Takes up the session that a recorded login begins or a refresh continues. */
export function noteSession(sessions: Sessions, { request, response }: Exchange): void {
  if (!isSuccess(response)) return;
  const endpoint = endpointOfRequest(request);
  if (endpoint === 'login') {
    const access = textAt(response.body, 'tokens', 'access');
    const refresh = textAt(response.body, 'tokens', 'refresh');
    if (access !== undefined) sessions.set(access, { login: request, refresh });
  }
  if (endpoint === 'refresh') {
    const access = textAt(response.body, 'access');
    const refresh = isObject(request.body) ? textAt(request.body, 'refresh') : undefined;
    const session = [...sessions.values()].find((one) => one.refresh === refresh);
    if (access !== undefined && session) sessions.set(access, session);
  }
}
