import { setTimeout as wait } from 'node:timers/promises';
import { type BehaviourCheck, createBehaviourCheck } from '../behaviour/check-behaviour.ts';
import type { Game } from '../behaviour/game.ts';
import { login as loginDecoder, refresh as refreshDecoder } from '../decoders/users.ts';
import { decode } from '../decoding/decode.ts';
import {
  addressOf,
  bodyOf,
  isSuccess,
  type RecordedExchange,
  type RecordedRequest,
  type RecordedResponse,
} from '../recording/recorded-exchange.ts';
import { NoResponseError, type RequestOptions, send } from '../verifier/http-client.ts';
import { retryDelay } from '../verifier/send-patiently.ts';

/** The account that a walk signs in with. */
export interface Account {
  appId: string;
  mobile: string;
  password?: string | undefined;
  mpin?: string | undefined;
  otp?: string | undefined;
}

/** A host and an account on it. */
export interface Target {
  baseUrl: string;
  account: Account;
  requestOptions: RequestOptions;
  game: Game;
  /** The longest time that a run waits for rate limits, in milliseconds. */
  patienceMs: number;
  /** Ends a walk before its next step. */
  signal?: AbortSignal | undefined;
}

/** A walk cannot go on; the message is one line for the person at the keyboard. */
export class WalkError extends Error {
  override readonly name = 'WalkError';
}

/** Ends a walk that the person at the keyboard interrupts. */
export function throwIfInterrupted({ signal }: Target): void {
  if (signal?.aborted) throw new WalkError('it was interrupted');
}

/** Sends the requests of a walk, as the player unless a request has a token of its own. */
export interface Visitor {
  /** Sends one request. Throws WalkError when the host cannot be reached or asks for too much patience. */
  send: (request: Request) => Promise<RecordedResponse>;
  /** Signs in and takes over the tokens. Throws WalkError when the host rejects the account. */
  signIn: () => Promise<void>;
  tokens: () => { access: string; refresh: string };
  account: Account;
  exchanges: readonly RecordedExchange[];
  behaviour: BehaviourCheck;
}

/** A request of a walk; without `token` it is one of the player, with null it has none. */
export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  query?: readonly (readonly [string, string])[];
  body?: unknown;
  token?: string | null;
  idempotencyKey?: string;
}

const credentialOf = ({ password, mpin, otp }: Account) => {
  if (password !== undefined) return { grant_type: 'password', password };
  if (mpin !== undefined) return { grant_type: 'mpin', mpin };
  return { grant_type: 'otp', otp };
};

/** The body of a login. */
export const loginBody = (account: Account) => ({
  ...credentialOf(account),
  app_id: account.appId,
  mobile_number: account.mobile,
});

/** Creates a visitor who has sent nothing yet. */
export function createVisitor(target: Target): Visitor {
  const { account, requestOptions, game } = target;
  const base = target.baseUrl.replace(/\/+$/, '');
  const exchanges: RecordedExchange[] = [];
  const behaviour = createBehaviourCheck(game);
  let patience = target.patienceMs;
  let tokens = { access: '', refresh: '' };

  async function exchange(request: RecordedRequest): Promise<RecordedResponse> {
    const { method, token, idempotencyKey, body } = request;
    const headers = {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    for (;;) {
      const {
        status,
        headers: received,
        text,
      } = await send(new URL(base + addressOf(request)), sent, requestOptions);
      if (status === 429) {
        const delay = retryDelay(received['retry-after'], Date.now());
        patience -= delay;
        if (patience < 0) throw new WalkError('the host limits the rate of requests for too long');
        await wait(delay, undefined, target.signal && { signal: target.signal }).catch(
          () => undefined,
        );
        throwIfInterrupted(target);
        continue;
      }
      const at = new Date(received.date ?? Date.now());
      const response = { status, contentType: received['content-type'] ?? '', body: bodyOf(text) };
      const done = { at: at.toISOString(), request, response };
      exchanges.push(done);
      behaviour.add(done);
      return response;
    }
  }

  async function sendNow({ token, ...request }: Request): Promise<RecordedResponse> {
    const { method = 'GET', path, query = [], body, idempotencyKey } = request;
    const bearer = token === undefined ? tokens.access || undefined : (token ?? undefined);
    try {
      return await exchange({
        method,
        path,
        query,
        ...(bearer !== undefined && { token: bearer }),
        ...(body !== undefined && { body }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
    } catch (error) {
      if (error instanceof NoResponseError) throw new WalkError(error.message);
      throw error;
    }
  }

  async function signIn(): Promise<void> {
    const body = loginBody(account);
    const response = await sendNow({ method: 'POST', path: '/users/login/', body, token: null });
    const read = isSuccess(response) ? decode(loginDecoder, response.body) : undefined;
    if (!read) throw new WalkError(`the host rejects the login with status ${response.status}`);
    tokens = { access: read.tokens.access, refresh: read.tokens.refresh };
  }

  /** A 401 leads to one refresh, then to one login: the account may have been signed out meanwhile. */
  async function renewed(request: Request): Promise<RecordedResponse> {
    const response = await sendNow(request);
    if (response.status !== 401 || request.token !== undefined || !tokens.access) return response;
    const body = { refresh: tokens.refresh };
    const refreshed = await sendNow({ method: 'POST', path: '/token/refresh/', body, token: null });
    const access = isSuccess(refreshed) && decode(refreshDecoder, refreshed.body)?.access;
    if (access) tokens = { ...tokens, access };
    else await signIn();
    const again = await sendNow(request);
    if (again.status !== 401) return again;
    throw new WalkError('the host signs the account out again and again');
  }

  return { send: renewed, signIn, tokens: () => tokens, account, exchanges, behaviour };
}
