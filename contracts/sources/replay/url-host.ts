import {
  type Exchange,
  type ExchangeRequest,
  type ExchangeResponse,
  endpointOfRequest,
  isSuccess,
} from '../../check/exchange.ts';
import { isObject } from '../../reading/json.ts';
import type { RequestOptions } from '../http/http-client.ts';
import type { Account } from '../http/sign-in.ts';
import { createBudget } from '../walk/budget.ts';
import type { Ids, OpenReplayHost } from './recorded-world.ts';

/** An account that replaces the recorded one; without an app id the recorded one stays. */
type ReplayAccount = Omit<Account, 'appId'> & { appId: string | undefined };

/** A host to play on, and its account. */
export interface UrlHostOptions {
  baseUrl: string;
  account: ReplayAccount;
  requestOptions: RequestOptions;
  /** Points that replayed bets may cost; 0 sends no bet. */
  maxStake: number;
}

/** A host at an address, and the bets that a run placed there. */
export interface UrlHost {
  open: OpenReplayHost;
  /** The placed bets, in a sentence; undefined when the run may not bet. */
  placed: () => string | undefined;
}

function withAccount(body: unknown, account: ReplayAccount): unknown {
  if (!isObject(body) || body.mobile_number === undefined) return body;
  const { appId, mobile, password, mpin, otp } = account;
  const known = Object.entries({ password, mpin, otp }).filter(([, value]) => value !== undefined);
  const [name = '', secret] = known.find(([grant]) => grant === body.grant_type) ?? known[0] ?? [];
  return {
    app_id: appId ?? body.app_id,
    mobile_number: mobile,
    grant_type: name,
    [name]: secret,
  };
}

function reasonToRefuse(
  { request, response }: Exchange,
  ids: Ids,
  mayBet: boolean,
): string | undefined {
  const endpoint = endpointOfRequest(request);
  if (endpoint === undefined) return 'requests outside the API';
  if (endpoint === 'register') return 'registrations';
  if (endpoint === 'login' && !isSuccess(response)) return 'logins that might lock the account';
  if (endpoint !== 'betting') return undefined;
  if (!mayBet) return 'bets, which are not allowed';
  const body = isObject(request.body) ? request.body : {};
  const isNamed =
    ids.markets.has(String(body.market_id)) && ids.betTypes.has(String(body.bet_type_id));
  // With the ids of another host it would be another bet.
  return isNamed ? undefined : 'bets on what the host does not list';
}

const isBet = ({ path }: Pick<ExchangeRequest, 'path'>): boolean => path === '/betting/';

const pointsOf = ({ path, body }: ExchangeRequest): number =>
  isBet({ path }) && isObject(body) ? Math.max(0, Number(body.amount) || 0) : 0;

/** A host at an address. Its state is independent: only responses without that state can be compared. */
export function urlHost({ baseUrl, account, requestOptions, maxStake }: UrlHostOptions): UrlHost {
  const mayBet = maxStake > 0;
  const budget = createBudget(maxStake);
  let [bets, unclear] = [0, 0];

  /** A bet counts from the moment of sending; only a clearly rejected bet costs nothing. */
  function prepare(request: ExchangeRequest): ExchangeRequest {
    budget.reserve(pointsOf(request));
    if (isBet(request)) unclear += 1;
    const query = request.query.map(
      ([name, value]) => [name, name === 'app_id' ? (account.appId ?? value) : value] as const,
    );
    const body = withAccount(request.body, account);
    return { ...request, query, ...(body !== undefined && { body }) };
  }

  function note(request: ExchangeRequest, response: ExchangeResponse): void {
    if (!isBet(request) || response.status >= 500) return;
    unclear -= 1;
    if (isSuccess(response)) bets += 1;
    else budget.release(pointsOf(request));
  }

  const open: OpenReplayHost = async () => ({
    baseUrl,
    requestOptions,
    prepare,
    note,
    betTypeIds: new Map(),
    hasWorld: false,
    close: async () => undefined,
    refuses: (recorded, ids) =>
      reasonToRefuse(recorded, ids, mayBet) ??
      (pointsOf(recorded.request) > budget.left() ? 'bets beyond the stake' : undefined),
  });
  const placed = () => {
    const more = unclear > 0 ? `, ${unclear} more may have been` : '';
    return `Bets placed: ${bets}${more}; ${budget.used()} of at most ${maxStake} points.`;
  };
  return { open, placed: () => (mayBet ? placed() : undefined) };
}
