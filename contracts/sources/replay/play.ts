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
import type { Ids, PlayedExchange, RecordedWorld, ReplayHost } from './recorded-world.ts';
import { ReplayError } from './replay-error.ts';
import { noteSession, type Sessions } from './sessions.ts';

const tokensOf = (body: unknown): readonly (string | undefined)[] =>
  [at(body, 'tokens', 'access'), at(body, 'tokens', 'refresh'), at(body, 'access')].map((token) =>
    typeof token === 'string' ? token : undefined,
  );

const rowsOf = (body: unknown): readonly BetRecord[] => read('history', body)?.data ?? [];

const isAlike = (left: BetRecord, right: BetRecord | undefined): boolean =>
  left.market.name === right?.market.name &&
  left.bet_type.name === right.bet_type.name &&
  left.bet_details.amount === right.bet_details.amount;

/** Pairs the ids of the records of two lists: of those in the same place, else of the same time. */
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
  const [, id] = /^\/betting\/(\d+)\/$/.exec(path) ?? [];
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

/** A recording that was played on another host. */
export interface Played {
  exchanges: readonly PlayedExchange[];
  /** Requests that were not sent, by the reason. */
  unsent: ReadonlyMap<string, number>;
}

/** A recording with the host that it is played on. */
interface Play {
  host: ReplayHost;
  ids: Ids;
  sessions: Sessions;
  /** By recorded token the exchange of the login that replaced it. */
  replacedTokens: ReadonlyMap<string, number>;
  knowsKeys: boolean;
}

function noteTokens(ids: Ids, recorded: unknown, played: unknown): void {
  const theirs = tokensOf(played);
  for (const [place, token] of tokensOf(recorded).entries()) {
    const other = theirs[place];
    if (token !== undefined && other !== undefined) ids.tokens.set(token, other);
  }
}

/** Begins a session again that the host has ended: by its refresh token, else by its login. Throws ReplayError. */
async function renew(token: string, { host, ids, sessions }: Play): Promise<void> {
  const { refresh = '', login } = sessions.get(token) ?? {};
  const request = { method: 'POST', path: '/token/refresh/', query: [] } as const;
  const body = { refresh: ids.tokens.get(refresh) ?? refresh };
  const refreshed = await host.send({ ...request, body });
  const access = at(refreshed.body, 'access');
  if (isSuccess(refreshed) && typeof access === 'string') {
    ids.tokens.set(token, access);
    return;
  }
  const response = login && (await host.send(login));
  const [next] = tokensOf(response?.body);
  if (!next)
    throw new ReplayError(
      `the host ends the session and rejects the login with status ${response?.status ?? refreshed.status}`,
    );
  noteTokens(ids, { tokens: { access: token, refresh } }, response?.body);
}

/** Why a recorded response says nothing of the host: then its request is not played. */
function reasonToSkip(
  { request: { token = '' }, response: { status } }: Exchange,
  index: number,
  { sessions, replacedTokens }: Play,
): string | undefined {
  if (status === 429) return 'the recorded host limited the rate of requests';
  const isReplaced = (replacedTokens.get(token) ?? Number.POSITIVE_INFINITY) < index;
  return status === 401 && sessions.has(token) && !isReplaced
    ? 'the recorded host had ended the session'
    : undefined;
}

/** Sends a request of a recording; in a session that the host has ended after that is renewed. */
async function sendRequest(
  { request, response: { status } }: Exchange,
  index: number,
  play: Play,
): Promise<Pick<PlayedExchange, 'sent' | 'played'>> {
  const { host, ids, sessions, replacedTokens, knowsKeys } = play;
  const { token = '' } = request;
  const sent = translated(request, ids, knowsKeys);
  const played = await host.send(sent);
  const isReplaced = (replacedTokens.get(token) ?? Number.POSITIVE_INFINITY) < index;
  const isEnded = played.status === 401 && status !== 401 && sessions.has(token) && !isReplaced;
  if (!isEnded) return { sent, played };
  await renew(token, play);
  const again = translated(request, ids, knowsKeys);
  const next = await host.send(again);
  if (next.status === 401) throw new ReplayError('the host signs the account out again and again');
  return { sent: again, played: next };
}

/** Sends the requests of a recording to a host, each at its time, with the ids and tokens of that host. */
export async function playRecording(
  exchanges: readonly Exchange[],
  world: RecordedWorld,
  host: ReplayHost,
  replacedTokens: ReadonlyMap<string, number>,
): Promise<Played> {
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
  const sessions: Sessions = new Map();
  const play = { host, ids, sessions, replacedTokens, knowsKeys: recognisesKeys(exchanges) };
  const played: PlayedExchange[] = [];
  const unsent = new Map<string, number>();
  const start = Date.parse(exchanges[0]?.at ?? '');
  for (const [index, recorded] of exchanges.entries()) {
    const reason = reasonToSkip(recorded, index, play) ?? host.refuses?.(recorded, ids);
    if (reason !== undefined) {
      unsent.set(reason, (unsent.get(reason) ?? 0) + 1);
      continue;
    }
    await host.setTime?.(world.at + Math.max(0, Date.parse(recorded.at) - start));
    const one = { index, recorded, ...(await sendRequest(recorded, index, play)) };
    noteTokens(ids, recorded.response.body, one.played.body);
    noteSession(sessions, recorded);
    const name = endpointOfRequest(recorded.request);
    pairCatalogue(ids, name, recorded.response, one.played);
    if (name === 'history' || name === 'bettingHistory')
      pairRecords(ids, recorded.response, one.played);
    played.push(one);
  }
  return { exchanges: played, unsent };
}

/** A request in one line. */
export const requestText = (request: ExchangeRequest): string =>
  `${request.method} ${addressOf(request)}`;
