import type { OpaqueId } from '../../api/schema.ts';
import type { CheckReport } from '../../check/check.ts';
import {
  type Exchange,
  type ExchangeRequest,
  type ExchangeResponse,
  endpointOfRequest,
  isSuccess,
} from '../../check/exchange.ts';
import { isSameTime } from '../../check/game/bet-entries.ts';
import { type BetRecord, read } from '../../check/reader.ts';
import { at, isObject } from '../../reading/json.ts';
import { createHostSession, type HostSession } from '../http/host-session.ts';
import {
  type Ids,
  type PlayedExchange,
  type RecordedWorld,
  ReplayError,
  type ReplayHost,
  tokensOf,
} from './recorded-world.ts';

const rowsOf = (body: unknown): readonly BetRecord[] => read('history', body)?.data ?? [];

const isAlike = (left: BetRecord, right: BetRecord | undefined): boolean =>
  left.market.name === right?.market.name &&
  left.bet_type.name === right.bet_type.name &&
  left.bet_details.amount === right.bet_details.amount;

function pairRecords(ids: Ids, recorded: unknown, played: unknown): void {
  const theirs = rowsOf(played);
  for (const [index, row] of rowsOf(recorded).entries()) {
    const key = String(row.id);
    const other = isAlike(row, theirs[index])
      ? theirs[index]
      : theirs.find((one) => isAlike(row, one) && isSameTime(row, one));
    if (other && !ids.records.has(key)) ids.records.set(key, String(other.id));
  }
}

/** Pairs the ids of the entries of two lists by their names. */
function pairById<T extends { id: OpaqueId }>(
  ids: Map<string, OpaqueId>,
  recorded: readonly T[] = [],
  played: readonly T[] = [],
  nameOf: (one: T) => string,
): void {
  for (const one of recorded) {
    const other = played.find((each) => nameOf(each) === nameOf(one));
    if (other) ids.set(String(one.id), other.id);
  }
}

/** Maps the ids and tokens of a recorded response to the ids and tokens of the played one. */
function pair(ids: Ids, name: string | undefined, recorded: unknown, played: unknown): void {
  const theirs = tokensOf(played);
  for (const [place, token] of tokensOf(recorded).entries()) {
    const other = theirs[place];
    if (token !== undefined && other !== undefined) ids.tokens.set(token, other);
  }
  if (name === 'betTypes')
    pairById(
      ids.betTypes,
      read('betTypes', recorded),
      read('betTypes', played),
      (one) => one.config.code,
    );
  if (name === 'markets')
    pairById(ids.markets, read('markets', recorded), read('markets', played), (one) => one.name);
  if (name === 'history' || name === 'bettingHistory') pairRecords(ids, recorded, played);
}

const other = <T>(ids: ReadonlyMap<string, T>, value: T): T => ids.get(String(value)) ?? value;

function translated(request: ExchangeRequest, ids: Ids, knowsKeys: boolean): ExchangeRequest {
  const { idempotencyKey: key, ...rest } = request;
  const { token, body, path } = request;
  const maps = new Map<string, ReadonlyMap<string, unknown>>([
    ['bet_type_id', ids.betTypes],
    ['market_id', ids.markets],
    ['refresh', ids.tokens],
  ]);
  const fields = isObject(body)
    ? Object.entries(body).map(([name, value]) => [name, other(maps.get(name) ?? new Map(), value)])
    : undefined;
  return {
    ...rest,
    path: path.replace(/(?<=^\/betting\/)[^/]+(?=\/$)/, (id) => other(ids.records, id)),
    ...(token !== undefined && { token: other(ids.tokens, token) }),
    ...(body !== undefined && { body: fields ? Object.fromEntries(fields) : body }),
    ...(key !== undefined && knowsKeys && { idempotencyKey: key }),
  };
}

/** Tells if the recorded host responds to an equal key with its first response. */
function recognisesKeys(exchanges: readonly Exchange[]): boolean {
  const receipts = new Map<string, string>();
  for (const { request, response } of exchanges) {
    if (request.idempotencyKey === undefined || !isSuccess(response)) continue;
    const key = `${request.idempotencyKey} ${JSON.stringify(request.body)}`;
    const receipt = JSON.stringify(at(response.body, 'user_balance'));
    const first = receipts.get(key);
    if (first !== undefined && first !== receipt) return false;
    receipts.set(key, receipt);
  }
  return true;
}

interface Session {
  refresh: string;
  login: ExchangeRequest;
  /** The exchange of the login after which a host may have ended it. */
  replacedAt: number;
}

function sessionsOf(exchanges: readonly Exchange[]): ReadonlyMap<string, Session> {
  const byToken = new Map<string, Session>();
  const current = new Map<string, Session>();
  for (const [index, { request, response }] of exchanges.entries()) {
    const endpoint = endpointOfRequest(request);
    if (!isSuccess(response)) continue;
    const [access, refresh = '', renewed] = tokensOf(response.body);
    if (endpoint === 'refresh') {
      const sent = byToken.get(String(at(request.body, 'refresh')));
      if (sent && renewed !== undefined) byToken.set(renewed, sent);
    }
    if (endpoint !== 'login') continue;
    const mobile = String(at(request.body, 'mobile_number'));
    const previous = current.get(mobile);
    if (previous) previous.replacedAt = index;
    const session = { refresh, login: request, replacedAt: Number.POSITIVE_INFINITY };
    current.set(mobile, session);
    for (const token of [access, refresh]) if (token) byToken.set(token, session);
  }
  return byToken;
}

/** A recording that was played on another host. */
export interface Played {
  exchanges: readonly PlayedExchange[];
  unsent: ReadonlyMap<string, number>;
  rules: CheckReport;
}

interface Play {
  host: ReplayHost;
  hostSession: HostSession;
  ids: Ids;
  knowsKeys: boolean;
}

async function sendAs(
  recorded: ExchangeRequest,
  { host, hostSession, ids, knowsKeys }: Play,
  isOfPlayer = false,
): Promise<ExchangeResponse> {
  const request = host.prepare(translated(recorded, ids, knowsKeys));
  const { method, token, ...sent } = request;
  const response = await hostSession.send({
    ...sent,
    method: method === 'POST' ? 'POST' : 'GET',
    ...(!isOfPlayer && { token: token ?? null }),
  });
  host.note?.(request, response);
  if (response.status === 429)
    throw new ReplayError('the host limits the rate of requests for too long');
  return response;
}

/** Sends a request of a session; a login that the host has ended is renewed by the client, else repeated. */
async function sendInSession(
  request: ExchangeRequest,
  session: Session,
  play: Play,
): Promise<ExchangeResponse> {
  const { ids, hostSession } = play;
  const { token = '' } = request;
  const attempt = async () => {
    const [access = token, refresh = session.refresh] = [token, session.refresh].map((one) =>
      ids.tokens.get(one),
    );
    hostSession.adopt({ access, refresh });
    const response = await sendAs(request, play, true);
    ids.tokens.set(token, hostSession.tokens().access);
    return response;
  };
  const response = await attempt();
  if (response.status !== 401) return response;
  const login = await sendAs(session.login, play);
  if (!isSuccess(login))
    throw new ReplayError(
      `the host ends the session and rejects the login with status ${login.status}`,
    );
  pair(ids, undefined, { tokens: { access: token, refresh: session.refresh } }, login.body);
  const next = await attempt();
  if (next.status === 401) throw new ReplayError('the host keeps signing the account out');
  return next;
}

/** Sends the requests of a recording to a host, each at its time, with the ids and tokens of that host. */
export async function playRecording(
  exchanges: readonly Exchange[],
  world: RecordedWorld,
  host: ReplayHost,
): Promise<Played> {
  const { baseUrl, requestOptions } = host;
  const ids: Ids = {
    tokens: new Map(),
    records: new Map(),
    betTypes: new Map(),
    markets: new Map(),
  };
  for (const { id, config } of world.betTypes) {
    const known = host.betTypeIds.get(config.code);
    if (known !== undefined) ids.betTypes.set(String(id), known);
  }
  const account = { appId: world.appId, mobile: '' };
  const hostSession = createHostSession({ baseUrl, account, requestOptions });
  const play = { host, hostSession, ids, knowsKeys: recognisesKeys(exchanges) };
  const sessions = sessionsOf(exchanges);
  const played: PlayedExchange[] = [];
  const unsent = new Map<string, number>();
  const start = Date.parse(exchanges[0]?.at ?? '');
  for (const [index, recorded] of exchanges.entries()) {
    const { request, response } = recorded;
    const owner = sessions.get(request.token ?? '');
    const session = owner?.refresh === request.token ? undefined : owner;
    const ended = [owner, sessions.get(String(at(request.body, 'refresh')))];
    const isReplaced = ended.some((one) => one !== undefined && one.replacedAt < index);
    const reason =
      response.status === 429
        ? 'the recorded host limited the rate of requests'
        : response.status === 401 && session && !isReplaced
          ? 'the recorded host had ended the session'
          : host.refuses?.(recorded, ids);
    if (reason !== undefined) {
      unsent.set(reason, (unsent.get(reason) ?? 0) + 1);
      continue;
    }
    host.setTime?.(world.at + Math.max(0, Date.parse(recorded.at) - start));
    const isOfPlayer = session && !isReplaced && response.status !== 401;
    const answer = await (isOfPlayer
      ? sendInSession(request, session, play)
      : sendAs(request, play));
    pair(ids, endpointOfRequest(request), response.body, answer.body);
    played.push({ index, recorded, played: answer, isReplaced });
  }
  return { exchanges: played, unsent, rules: hostSession.check.report() };
}
