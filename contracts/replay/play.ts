import { timeOfRecord } from '../behaviour/numbers.ts';
import { betTypes as betTypesDecoder } from '../decoders/bet-types.ts';
import { type BetRecord, history as historyDecoder } from '../decoders/history.ts';
import { markets as marketsDecoder } from '../decoders/markets.ts';
import { decode } from '../decoding/decode.ts';
import { at, isObject } from '../pact/json.ts';
import {
  addressOf,
  endpointOfRequest,
  isSuccess,
  type RecordedExchange,
  type RecordedRequest,
  type RecordedResponse,
} from '../recording/recorded-exchange.ts';
import type { PlayedExchange, RecordedWorld, ReplayHost } from './recorded-world.ts';

/** The names by which a recording knows things, and those of the host that it is played on. */
export interface Ids {
  tokens: Map<string, string>;
  records: Map<string, string>;
  betTypes: Map<number, number>;
  markets: Map<number, number>;
}

const tokensOf = (body: unknown): readonly (string | undefined)[] =>
  [at(body, 'tokens', 'access'), at(body, 'tokens', 'refresh'), at(body, 'access')].map((token) =>
    typeof token === 'string' ? token : undefined,
  );

const rowsOf = (body: unknown): readonly BetRecord[] => decode(historyDecoder, body)?.data ?? [];

const isAlike = (left: BetRecord, right: BetRecord | undefined): boolean =>
  left.market.name === right?.market.name &&
  left.bet_type.name === right.bet_type.name &&
  left.bet_details.amount === right.bet_details.amount;

/** Pairs the ids of the records of two lists: of those in the same place, else of the same time. */
function pairRecords(ids: Ids, recorded: RecordedResponse, played: RecordedResponse): void {
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
  recorded: RecordedResponse,
  played: RecordedResponse,
) {
  if (name === 'betTypes') {
    const theirs = decode(betTypesDecoder, played.body) ?? [];
    for (const { id, config } of decode(betTypesDecoder, recorded.body) ?? []) {
      const other = theirs.find((one) => one.config.code === config.code);
      if (other) ids.betTypes.set(id, other.id);
    }
  }
  if (name === 'markets') {
    const theirs = decode(marketsDecoder, played.body) ?? [];
    for (const market of decode(marketsDecoder, recorded.body) ?? []) {
      const other = theirs.find((one) => one.name === market.name);
      if (other) ids.markets.set(market.id, other.id);
    }
  }
}

function translated(request: RecordedRequest, ids: Ids, knowsKeys: boolean): RecordedRequest {
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
function recognisesKeys(exchanges: readonly RecordedExchange[]): boolean {
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

/** Whether a request changes something on a host that is not the mock. */
export const isWrite = (request: RecordedRequest): boolean => {
  const name = endpointOfRequest(request);
  return name === 'betting' || name === 'register' || name === undefined;
};

/** A recording that was played on another host. */
export interface Played {
  exchanges: readonly PlayedExchange[];
  ids: Ids;
  /** Requests that were not sent, because they change something. */
  unsent: number;
}

/** Sends the requests of a recording to a host, each at its time, with the ids and tokens of that host. */
export async function playRecording(
  exchanges: readonly RecordedExchange[],
  world: RecordedWorld,
  host: ReplayHost,
  mayWrite: boolean,
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
  const knowsKeys = recognisesKeys(exchanges);
  const played: PlayedExchange[] = [];
  const start = Date.parse(exchanges[0]?.at ?? '');
  let unsent = 0;
  for (const [index, recorded] of exchanges.entries()) {
    if (!mayWrite && isWrite(recorded.request)) {
      unsent += 1;
      continue;
    }
    await host.setTime?.(world.at + Math.max(0, Date.parse(recorded.at) - start));
    const sent = translated(recorded.request, ids, knowsKeys);
    const response = await host.send(sent);
    const theirs = tokensOf(response.body);
    for (const [place, token] of tokensOf(recorded.response.body).entries()) {
      const other = theirs[place];
      if (token !== undefined && other !== undefined) ids.tokens.set(token, other);
    }
    const name = endpointOfRequest(recorded.request);
    pairCatalogue(ids, name, recorded.response, response);
    if (name === 'history' || name === 'bettingHistory')
      pairRecords(ids, recorded.response, response);
    played.push({ index, recorded, sent, played: response });
  }
  return { exchanges: played, ids, unsent };
}

/** A request in one line. */
export const requestText = (request: RecordedRequest): string =>
  `${request.method} ${addressOf(request)}`;
