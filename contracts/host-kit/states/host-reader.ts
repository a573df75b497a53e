import { NoResponseError, type RequestOptions, send } from '../../verifier/http-client.ts';
import {
  at,
  chain,
  found,
  inconclusive,
  isObject,
  type Lookup,
  listOf,
  missing,
} from './lookup.ts';

/** How far back a history is looked through. */
const historyPages = 10;
/** How far back results are looked for. */
const resultDays = 7;

/** What a host shows to its player: nothing but GETs, each asked for once. */
export interface HostReader {
  markets: () => Promise<Lookup<unknown[]>>;
  betTypes: () => Promise<Lookup<unknown[]>>;
  /** A page of the history, counted from 1. */
  historyPage: (page: number) => Promise<Lookup<unknown>>;
  /** The first pages of the history, ten at most, each a list of records. */
  history: () => Promise<Lookup<unknown[][]>>;
  /** The latest day before today, up to a week ago, with results; yyyy-mm-dd. Today's may be there in part. */
  dayWithResults: () => Promise<Lookup<string>>;
  /** The days of a market's chart in a month, flat. */
  chart: (market: string, day: string) => Promise<Lookup<unknown[]>>;
}

interface ReaderOptions {
  baseUrl: string;
  access: string;
  appId: string;
  /** The day of today, yyyy-mm-dd. */
  today: string;
  requestOptions: RequestOptions;
}

const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/** Looks at a host with the eyes of its player. Nothing is looked at before somebody asks. */
export function createHostReader({
  baseUrl,
  access,
  appId,
  today,
  requestOptions,
}: ReaderOptions): HostReader {
  const responses = new Map<string, Promise<Lookup<unknown>>>();

  async function fetchJson(path: string): Promise<Lookup<unknown>> {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
    const headers = { accept: 'application/json', authorization: `Bearer ${access}` };
    const name = `GET ${path.split('?')[0]}`;
    try {
      const { status, text } = await send(url, { method: 'GET', headers }, requestOptions);
      return status < 200 || status > 299 ? inconclusive(name) : found(JSON.parse(text));
    } catch (error) {
      if (error instanceof NoResponseError || error instanceof SyntaxError)
        return inconclusive(name);
      throw error;
    }
  }

  const get = (path: string, query: Record<string, string> = {}): Promise<Lookup<unknown>> => {
    const address = `${path}?${new URLSearchParams(query)}`;
    const before = responses.get(address) ?? fetchJson(address);
    responses.set(address, before);
    return before;
  };
  const list = (path: string): Promise<Lookup<unknown[]>> =>
    chain(get(path, { app_id: appId }), (answer) =>
      Array.isArray(answer) ? found(answer) : inconclusive(`GET ${path}`),
    );
  const historyPage = (page: number) =>
    chain(get('/bets/history/', { page: String(page) }), (answer) =>
      Array.isArray(at(answer, 'data')) ? found(answer) : inconclusive('GET /bets/history/'),
    );

  async function history(): Promise<Lookup<unknown[][]>> {
    const pages: unknown[][] = [];
    for (let page = 1; page <= historyPages; page += 1) {
      const answer = await historyPage(page);
      if (!('value' in answer)) return pages.length > 0 ? found(pages) : answer;
      pages.push(listOf(at(answer.value, 'data')));
      const hasNext = at(answer.value, 'pagination', 'has_next');
      if (typeof hasNext !== 'boolean') return inconclusive('GET /bets/history/');
      if (!hasNext) break;
    }
    return found(pages);
  }

  const results = (query: Record<string, string>) => get('/markets/results/monthly/', query);
  const monthOf = (day: string) => ({ month: day.slice(5, 7), year: day.slice(0, 4) });

  async function dayWithResults(): Promise<Lookup<string>> {
    for (let ago = 1; ago <= resultDays; ago += 1) {
      const day = daysBefore(today, ago);
      const answer = await results({ ...monthOf(day), date: day });
      const markets = 'value' in answer ? at(answer.value, 'markets') : undefined;
      // Nothing is lost by asking for yesterday when it cannot be told.
      if (!isObject(markets)) return found(daysBefore(today, 1));
      if (Object.keys(markets).length > 0) return found(day);
    }
    return missing('no market had a result in the last week');
  }

  const chart = (market: string, day: string): Promise<Lookup<unknown[]>> =>
    chain(results({ market_name: market, ...monthOf(day) }), (answer) => {
      const weeks = at(answer, 'calendar_weeks');
      const isChart = Array.isArray(weeks) && weeks.every(Array.isArray);
      return isChart ? found(weeks.flatMap(listOf)) : inconclusive('GET /markets/results/monthly/');
    });

  return {
    markets: () => list('/markets/'),
    betTypes: () => list('/bet-types/'),
    historyPage,
    history,
    dayWithResults,
    chart,
  };
}
