import { isObject } from '../pact/json.ts';
import { addressOf, bodyOf, type RecordedRequest } from '../recording/recorded-exchange.ts';
import type { RequestOptions } from '../verifier/http-client.ts';
import { sendPatiently } from '../verifier/send-patiently.ts';
import type { RecordedWorld, ReplayHost } from './recorded-world.ts';

/** An account that takes the place of the recorded one. */
export interface ReplayAccount {
  appId: string | undefined;
  mobile: string | undefined;
  password: string | undefined;
  mpin: string | undefined;
  otp: string | undefined;
}

/** A host to play on, and the account to do it with. */
export interface UrlHostOptions {
  baseUrl: string;
  account: ReplayAccount;
  requestOptions: RequestOptions;
  /** Points that replayed bets may cost. */
  maxStake: number;
}

/** The body of a login of the account; other bodies stay. */
function withAccount(
  body: unknown,
  { appId, mobile, password, mpin, otp }: ReplayAccount,
): unknown {
  if (!isObject(body) || body.mobile_number === undefined || mobile === undefined) return body;
  const known = { password, mpin, otp };
  const fields = Object.entries(known).filter(
    ([name, value]) => name in body && value !== undefined,
  );
  return {
    ...body,
    ...(appId !== undefined && { app_id: appId }),
    mobile_number: mobile,
    ...Object.fromEntries(fields),
  };
}

/** A host at an address. Its state is its own: only what does not depend on it can be compared. */
export const urlHost =
  ({ baseUrl, account, requestOptions, maxStake }: UrlHostOptions) =>
  async (_: RecordedWorld): Promise<ReplayHost> => {
    let staked = 0;
    return {
      betTypeIds: new Map(),
      hasWorld: false,
      close: async () => undefined,
      send: async (request: RecordedRequest) => {
        const { method, token, idempotencyKey } = request;
        const query = request.query.map(
          ([name, value]) => [name, name === 'app_id' ? (account.appId ?? value) : value] as const,
        );
        if (request.path === '/betting/' && isObject(request.body)) {
          const amount = Math.max(0, Number(request.body.amount) || 0);
          if (staked + amount > maxStake) return { status: 0, contentType: '', body: undefined };
          staked += amount;
        }
        const body = withAccount(request.body, account);
        const response = await sendPatiently(
          new URL(baseUrl + addressOf({ ...request, query })),
          {
            method,
            headers: {
              accept: 'application/json',
              ...(token !== undefined && { authorization: `Bearer ${token}` }),
              ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          },
          requestOptions,
        );
        const contentType = response.headers['content-type'] ?? '';
        return { status: response.status, contentType, body: bodyOf(response.text) };
      },
    };
  };
