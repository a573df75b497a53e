import type { CheckReport } from '../../check/check.ts';
import {
  addressOf,
  type Exchange,
  type ExchangeRequest,
  type ExchangeResponse,
  endpointOfRequest,
  isSuccess,
} from '../../check/exchange.ts';
import { timeOfRecord } from '../../check/game/bet-entries.ts';
import { type BetRecord, read } from '../../check/reader.ts';
import { at, isObject } from '../../pact/json.ts';
import { createVisitor, type Visitor } from '../http/visitor.ts';
import {
  type Ids,
  type PlayedExchange,
  type RecordedWorld,
  ReplayError,
  type ReplayHost,
} from './recorded-world.ts';

const tokensOf = (body: unknown): readonly (string | undefined)[] =>
  [at(body, 'tokens', 'access'), at(body, 'tokens', 'refresh'), at(body, 'access')].map((token) =>
    typeof token === 'string' ? token : undefined,
  );

const rowsOf = (body: unknown): readonly BetRecord[] => read('history', body)?.data ?? [];

const isAlike = (left: BetRecord, right: BetRecord | undefined): boolean =>
  left.market.name === right?.market.name &&
  left.bet_type.name === right.bet_type.name &&
  left.bet_details.amount === right.bet_details.amount;

function pairRecords(ids: Ids, recorded: ExchangeResponse, played: ExchangeResponse): void {
  const theirs = rowsOf(played.body);
  for (const [index, row] of rowsOf(recorded.body).entries()) {
    const key = String(row.id);
    const other = isAlike(row, theirs[index])
      ? theirs[index]
      : theirs.find((one) => isAlike(row, one) && timeOfRecord(row) === timeOfRecord(one));
    if (other && !ids.records.has(key)) ids.records.set(key, String(other.id));
  }
}

function pairCatalogue(
  ids: Ids,
  name: string | undefined,
  recorded: ExchangeResponse,
  played: ExchangeResponse,
) {
  if (name === 'betTypes') {
    const theirs = read('betTypes', played.body) ?? [];
    for (const { id, config } of read('betTypes', recorded.body) ?? []) {
      const other = theirs.find((one) => one.config.code === config.code);
      if (other) ids.betTypes.set(id, other.id);
    }
  }
  if (name === 'markets') {
    const theirs = read('markets', played.body) ?? [];
    for (const market of read('markets', recorded.body) ?? []) {
      const other = theirs.find((one) => one.name === market.name);
      if (other) ids.markets.set(market.id, other.id);
    }
  }
}

function translated(request: ExchangeRequest, ids: Ids, knowsKeys: boolean): ExchangeRequest {
  const { token, body, path } = request;
  const { idempotencyKey: key, ...rest } = request;
  const fields = isObject(body) ? { ...body } : body;
  if (isObject(fields)) {
    if (typeof fields.bet_type_id === 'number')
      fields.bet_type_id = ids.betTypes.get(fields.bet_type_id) ?? fields.bet_type_id;
    if (typeof fields.market_id === 'number')
      fields.market_id = ids.markets.get(fields.market_id) ?? fields.market_id;
    if (typeof fields.refresh === 'string')
      fields.refresh = ids.tokens.get(fields.refresh) ?? fields.refresh;
  }
  const [, id] = /^\/betting\/([^/]+)\/$/.exec(path) ?? [];
  const other = id === undefined ? undefined : ids.records.get(id);
  return {
    ...rest,
    path: other === undefined ? path : `/betting/${other}/`,
    ...(token !== undefined && { token: ids.tokens.get(token) ?? token }),
    ...(fields !== undefined && { body: fields }),
    ...(key !== undefined && knowsKeys && { idempotencyKey: key }),
  };
}

/** Whether the recorded host responds to an equal key with its first response. */
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
  login: ExchangeRequest | undefined;
  /** The exchange of the login after which a host may have ended it. */
  replacedAt: number;
}

function sessionsOf(exchanges: readonly Exchange[]): ReadonlyMap<string, Session> {
  const byToken = new Map<string, Session>();
  const current = new Map<string, Session>();
  for (const [index, { request, response }] of exchanges.entries()) {
    const endpoint = endpointOfRequest(request);
    if (!isSuccess(response) || (endpoint !== 'login' && endpoint !== 'refresh')) continue;
    const [access, refresh = ''] = tokensOf(response.body);
    const sent = byToken.get(String(at(request.body, 'refresh')));
    if (endpoint === 'refresh') {
      const next = at(response.body, 'access');
      if (sent && typeof next === 'string') byToken.set(next, sent);
      continue;
    }
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

function noteTokens(ids: Ids, recorded: unknown, played: unknown): void {
  const theirs = tokensOf(played);
  for (const [place, token] of tokensOf(recorded).entries()) {
    const other = theirs[place];
    if (token !== undefined && other !== undefined) ids.tokens.set(token, other);
  }
}

interface Play {
  host: ReplayHost;
  visitor: Visitor;
  ids: Ids;
  knowsKeys: boolean;
}

async function sendAs(
  recorded: ExchangeRequest,
  { host, visitor, ids, knowsKeys }: Play,
  isOfPlayer = false,
): Promise<ExchangeResponse> {
  const request = host.prepare(translated(recorded, ids, knowsKeys));
  const { method, token, ...sent } = request;
  const response = await visitor.send({
    ...sent,
    method: method === 'POST' ? 'POST' : 'GET',
    ...(!isOfPlayer && { token: token ?? null }),
  });
  host.note?.(request, response);
  if (response.status === 429)
    throw new ReplayError('the host limits the rate of requests for too long');
  return response;
}

/** Sends a request of a session; one that the host has ended is renewed by the client, else by its login. */
async function sendInSession(
  request: ExchangeRequest,
  session: Session,
  play: Play,
): Promise<ExchangeResponse> {
  const { ids, visitor } = play;
  const { token = '' } = request;
  const attempt = async () => {
    const [access = token, refresh = session.refresh] = [token, session.refresh].map((one) =>
      ids.tokens.get(one),
    );
    visitor.adopt({ access, refresh });
    const response = await sendAs(request, play, true);
    ids.tokens.set(token, visitor.tokens().access);
    return response;
  };
  const response = await attempt();
  if (response.status !== 401) return response;
  const login = session.login && (await sendAs(session.login, play));
  if (!login || !isSuccess(login))
    throw new ReplayError(
      `the host ends the session and rejects the login with status ${login?.status ?? response.status}`,
    );
  noteTokens(ids, { tokens: { access: token, refresh: session.refresh } }, login.body);
  const next = await attempt();
  if (next.status === 401) throw new ReplayError('the host signs the account out again and again');
  return next;
}

/** Sends the requests of a recording to a host, each at its time, with the ids and tokens of that host. */
export async function playRecording(
  exchanges: readonly Exchange[],
  world: RecordedWorld,
  host: ReplayHost,
): Promise<Played> {
  const { baseUrl, requestOptions } = host;
  const betTypes = world.betTypes.flatMap(({ id, config }) => {
    const other = host.betTypeIds.get(config.code);
    return other === undefined ? [] : [[id, other] as const];
  });
  const ids: Ids = {
    tokens: new Map(),
    records: new Map(),
    betTypes: new Map(betTypes),
    markets: new Map(),
  };
  const account = { appId: world.appId, mobile: '' };
  const visitor = createVisitor({ baseUrl, account, requestOptions });
  const play = { host, visitor, ids, knowsKeys: recognisesKeys(exchanges) };
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
    noteTokens(ids, response.body, answer.body);
    const name = endpointOfRequest(request);
    pairCatalogue(ids, name, response, answer);
    if (name === 'history' || name === 'bettingHistory') pairRecords(ids, response, answer);
    played.push({ index, recorded, played: answer, isReplaced });
  }
  return { exchanges: played, unsent, rules: visitor.check.report() };
}

/** A request in one line. */
export const requestText = (request: ExchangeRequest): string =>
  `${request.method} ${addressOf(request)}`;
