import {
  type Exchange,
  type ExchangeRequest,
  endpointOfRequest,
  isSuccess,
  parameter,
} from '../../check/exchange.ts';
import { keyOfRecord, placedAt } from '../../check/game/bet-entries.ts';
import { indianDay } from '../../check/indian-day.ts';
import { type BetRecord, type Market, type ReadCall, read } from '../../check/reader.ts';
import { drawKey, type HostState } from '../../check/state.ts';
import { at, isObject, listOf } from '../../reading/json.ts';
import { hostTime, rests } from './host-clock.ts';
import type { RecordedDraw, RecordedPlayer, RecordedWorld } from './recorded-world.ts';

type Exchanges = readonly Exchange[];

const successes = (exchanges: Exchanges, ...names: readonly string[]) =>
  exchanges.filter(
    ({ request, response }) =>
      isSuccess(response) && names.includes(endpointOfRequest(request) ?? ''),
  );

const firstOf = <Call extends ReadCall>(exchanges: Exchanges, call: Call) =>
  successes(exchanges, call)
    .map(({ response }) => read(call, response.body))
    .find((reading) => reading !== undefined);

/** The player whose token a request has; empty for a player who signed in before the recording. */
const playerOf = ({ token = '' }: ExchangeRequest, { tokens }: HostState): string =>
  tokens.get(token)?.player.mobile ?? '';

function recordsOf(exchanges: Exchanges, mobile: string, state: HostState): BetRecord[] {
  const records = new Map<string, BetRecord>();
  for (const { request, response } of successes(exchanges, 'history', 'bettingHistory', 'bet')) {
    if (playerOf(request, state) !== mobile) continue;
    const list = read('history', response.body)?.data ?? [read('bet', response.body)];
    for (const record of list)
      if (record && !records.has(keyOfRecord(record))) records.set(keyOfRecord(record), record);
  }
  return [...records.values()];
}

/** Tells if the recording reads all pages of the whole history, with no bet in between. */
function readsWhole(exchanges: Exchanges): boolean {
  const pages = new Set<string>();
  for (const exchange of successes(exchanges, 'history', 'bettingHistory', 'betting')) {
    const { request, response } = exchange;
    if (endpointOfRequest(request) === 'betting') pages.clear();
    if (request.query.some(([name]) => name !== 'page')) continue;
    const total = read('history', response.body)?.pagination.total_pages ?? 0;
    const { path } = request;
    pages.add(`${path} ${Number(parameter(exchange.request, 'page') ?? 1)}`);
    const all = Array.from({ length: total }, (_, page) => `${path} ${page + 1}`);
    if (total > 0 && all.every((page) => pages.has(page))) return true;
  }
  return false;
}

/** The lead of the host's clock over the times of the recording, by the newest bet that it places; else unknown. */
function clockOffset(exchanges: Exchanges): number | undefined {
  let placed: number | undefined;
  let found: { time: number; offset: number } | undefined;
  const seen = new Set<string>();
  for (const { at, request, response } of successes(
    exchanges,
    'history',
    'bettingHistory',
    'betting',
  )) {
    if (endpointOfRequest(request) === 'betting') {
      placed = Date.parse(at);
      continue;
    }
    for (const record of read('history', response.body)?.data ?? []) {
      const [time, key] = [placedAt(record), keyOfRecord(record)];
      const isNew = !seen.has(key) && !Number.isNaN(time) && time >= (found?.time ?? 0);
      seen.add(key);
      if (isNew) found = { time, offset: placed === undefined ? Number.NaN : time - placed };
    }
  }
  return found && !Number.isNaN(found.offset) ? found.offset : undefined;
}

function pointsOf(exchanges: Exchanges, mobile: string, state: HostState): number | undefined {
  for (const { request, response } of successes(exchanges, 'login', 'betting')) {
    const isLogin = endpointOfRequest(request) === 'login';
    if (isLogin && String(at(request.body, 'mobile_number')) === mobile)
      return read('login', response.body)?.user.points;
    if (!isLogin && playerOf(request, state) === mobile)
      return read('betting', response.body)?.user_balance.previous_balance;
  }
  return undefined;
}

const loginsOf = (exchanges: Exchanges) =>
  successes(exchanges, 'login')
    .map(({ request }) => request.body)
    .filter(isObject);

function credentialsOf(exchanges: Exchanges, mobile: string): Record<string, string> {
  const fields = loginsOf(exchanges)
    .filter((body) => String(body.mobile_number) === mobile)
    .flatMap((body) => Object.entries(body))
    .filter(([name]) => /^(password|mpin|otp)$/.test(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** The draws that results show, and today's draws in the list of markets. */
function drawsOf({ draws }: HostState, today: string, markets: readonly Market[]): RecordedDraw[] {
  const listed = markets.map((one) => ({ ...one, market: one.name, day: today }));
  const days = Map.groupBy([...draws.values(), ...listed], ({ market, day }) =>
    drawKey(market, day),
  );
  return [...days.values()].flatMap((all) =>
    (['open', 'close'] as const).map((session) => {
      const panas = all.map((one) => one[`${session}_pana`]);
      const { market = '', day = '' } = all[0] ?? {};
      return { market, day, session, pana: panas.find(Boolean) ?? null };
    }),
  );
}

/** The beginning of the latest day with a draw; undefined if no result is shown. */
function latestDrawIn({ draws }: HostState): number | undefined {
  const days = [...draws.values()].flatMap(({ day, open_pana: open, close_pana: close }) =>
    (open ?? close) === null ? [] : day,
  );
  const latest = days.sort().at(-1);
  return latest === undefined ? undefined : Date.parse(`${latest}T00:00:00+05:30`);
}

function pageSizeOf(exchanges: Exchanges, history: string): number | undefined {
  for (const { response } of successes(exchanges, history)) {
    const answer = read('history', response.body);
    if (answer?.pagination.has_next && answer.pagination.current_page === 1)
      return listOf(isObject(response.body) ? response.body.data : []).length;
  }
  return undefined;
}

const joins = (records: readonly BetRecord[], start: number): boolean =>
  records.some((record) => placedAt(record) >= start && record.bet_details.placed_bets.length > 1);

/**
 * The state of the host at the start of a recording, from a check at its end. Undefined without markets and bet types.
 */
export function readRecordedWorld(
  exchanges: Exchanges,
  state: HostState,
): RecordedWorld | undefined {
  const markets = firstOf(exchanges, 'markets') ?? [];
  const betTypes = firstOf(exchanges, 'betTypes') ?? [];
  const [first] = exchanges;
  if (!first || markets.length + betTypes.length === 0) return undefined;
  const rates = new Map(
    (firstOf(exchanges, 'payouts')?.data ?? []).map((row) => [
      row.bet_type.name,
      row.payout_config.multiply_by,
    ]),
  );
  const logins = loginsOf(exchanges);
  // A player who registers in the recording does not exist at its start.
  const registered = new Set(
    successes(exchanges, 'register').map(({ request }) =>
      String(at(request.body, 'mobile_number')),
    ),
  );
  const mobiles = [...new Set(logins.map((body) => String(body.mobile_number)))].filter(
    (mobile) => !registered.has(mobile),
  );
  if (mobiles.length === 0) mobiles.push('');
  const firstBet = exchanges.findIndex(
    ({ request, response }) => endpointOfRequest(request) === 'betting' && isSuccess(response),
  );
  const before = firstBet < 0 ? exchanges : exchanges.slice(0, firstBet);
  const seenBefore = mobiles.flatMap((mobile) => recordsOf(before, mobile, state));
  const times = seenBefore.map(placedAt).filter((time) => !Number.isNaN(time));
  const newest = times.length > 0 ? Math.max(...times) : latestDrawIn(state);
  const received = Date.parse(first.at);
  const offset = clockOffset(exchanges);
  const start = offset === undefined ? hostTime(received, markets, newest) : received + offset;
  const betAt = start + Date.parse(exchanges[firstBet]?.at ?? first.at) - received - 2000;
  const known = new Set(seenBefore.map(keyOfRecord));
  const players = mobiles.map(
    (mobile): RecordedPlayer => ({
      mobile,
      credentials: credentialsOf(exchanges, mobile),
      points: pointsOf(exchanges, mobile, state),
      records: recordsOf(exchanges, mobile, state)
        .filter((record) => known.has(keyOfRecord(record)) || placedAt(record) < betAt)
        .reverse()
        .sort((a, b) => placedAt(a) - placedAt(b)),
      isWhole: readsWhole(exchanges),
    }),
  );
  const appId = String(
    logins[0]?.app_id ??
      parameter(
        (exchanges.find((one) => parameter(one.request, 'app_id')) ?? first).request,
        'app_id',
      ) ??
      'kalyan-matka',
  );
  const all = mobiles.flatMap((mobile) => recordsOf(exchanges, mobile, state));
  const [pageSize, otherPageSize] = ['history', 'bettingHistory'].map((name) =>
    pageSizeOf(exchanges, name),
  );
  return {
    appId,
    at: start,
    markets,
    resting: markets.filter((market) => rests(market, start)).map(({ name }) => name),
    betTypes,
    rates,
    draws: drawsOf(state, indianDay(start), markets),
    players,
    pageSize: pageSize ?? otherPageSize,
    otherPages: pageSize !== otherPageSize,
    joinsBets: firstBet >= 0 && joins(all, betAt),
  };
}
