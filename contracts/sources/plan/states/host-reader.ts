import { at, isObject, listOf } from '../../../pact/json.ts';
import { NoResponseError } from '../../http/http-client.ts';
import type { Visitor } from '../../http/visitor.ts';
import { chain, found, inconclusive, type Lookup, missing } from './lookup.ts';

/** Number of history pages that are searched; more where pages are short. */
const historyPages = 10;
const shortHistoryPages = 40;
/** Number of bets that are enough. */
const enoughBets = 70;
/** Number of days that are searched for results. */
const resultDays = 7;

/** Reads a host as its signed-in player, by GET requests only; each is sent once. */
export interface HostReader {
  markets: () => Promise<Lookup<unknown[]>>;
  betTypes: () => Promise<Lookup<unknown[]>>;
  /** A page of the history, counted from 1. */
  historyPage: (page: number) => Promise<Lookup<unknown>>;
  /** The records of the first pages of the history, by page. */
  history: () => Promise<Lookup<unknown[][]>>;
  /** The latest of the last seven days with results, `YYYY-MM-DD`. Today is left out: it may be incomplete. */
  dayWithResults: () => Promise<Lookup<string>>;
  /** The results of today by market. */
  resultsOfToday: () => Promise<Lookup<unknown>>;
  /** The days of a market's monthly chart. */
  chart: (market: string, day: string) => Promise<Lookup<unknown[]>>;
}

interface ReaderOptions {
  visitor: Pick<Visitor, 'send'>;
  appId: string;
  /** Today's date in India, `YYYY-MM-DD`. */
  today: string;
}

/** A number, or the number that a text is. */
export const numberOf = (value: unknown): number | undefined =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value))
    ? Number(value)
    : undefined;

const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/** Creates a reader. It sends a request when a value is first needed. */
export function createHostReader({ visitor, appId, today }: ReaderOptions): HostReader {
  const responses = new Map<string, Promise<Lookup<unknown>>>();

  async function fetchJson(path: string, query: Record<string, string>): Promise<Lookup<unknown>> {
    const title = `GET ${path}`;
    try {
      const { status, body } = await visitor.send({ path, query: Object.entries(query) });
      return status > 299 || typeof body !== 'object' ? inconclusive(title) : found(body);
    } catch (error) {
      if (error instanceof NoResponseError) return inconclusive(title);
      throw error;
    }
  }

  const get = (path: string, query: Record<string, string> = {}): Promise<Lookup<unknown>> => {
    const address = `${path}?${new URLSearchParams(query)}`;
    const response = responses.get(address) ?? fetchJson(path, query);
    responses.set(address, response);
    return response;
  };
  const list = (path: string): Promise<Lookup<unknown[]>> =>
    chain(get(path, { app_id: appId }), (body) =>
      Array.isArray(body) ? found(body) : inconclusive(`GET ${path}`),
    );
  const historyPage = (page: number) =>
    chain(get('/bets/history/', { page: String(page) }), (body) =>
      Array.isArray(at(body, 'data')) ? found(body) : inconclusive('GET /bets/history/'),
    );

  async function history(): Promise<Lookup<unknown[][]>> {
    const pages: unknown[][] = [];
    for (let page = 1; page <= shortHistoryPages; page += 1) {
      if (page > historyPages && pages.flat().length >= enoughBets) break;
      const body = await historyPage(page);
      if (!('value' in body)) return pages.length > 0 ? found(pages) : body;
      pages.push(listOf(at(body.value, 'data')));
      // Either field may be the one that is wrong.
      const total = numberOf(at(body.value, 'pagination', 'total_pages')) ?? page;
      const hasNext = at(body.value, 'pagination', 'has_next') === true || page < total;
      if (!hasNext) break;
    }
    return found(pages);
  }

  const results = (query: Record<string, string>) => get('/markets/results/monthly/', query);
  const monthOf = (day: string) => ({ month: day.slice(5, 7), year: day.slice(0, 4) });

  async function dayWithResults(): Promise<Lookup<string>> {
    for (let ago = 1; ago <= resultDays; ago += 1) {
      const day = daysBefore(today, ago);
      const body = await results({ ...monthOf(day), date: day });
      const markets = 'value' in body ? at(body.value, 'markets') : undefined;
      // Unexpected response: fall back to yesterday, the interaction itself will fail.
      if (!isObject(markets)) return found(daysBefore(today, 1));
      if (Object.keys(markets).length > 0) return found(day);
    }
    return missing('no market had a result in the last week');
  }

  const chart = (market: string, day: string): Promise<Lookup<unknown[]>> =>
    chain(results({ market_name: market, ...monthOf(day) }), (body) => {
      const weeks = at(body, 'calendar_weeks');
      const isChart = Array.isArray(weeks) && weeks.every(Array.isArray);
      return isChart ? found(weeks.flatMap(listOf)) : inconclusive('GET /markets/results/monthly/');
    });

  return {
    markets: () => list('/markets/'),
    betTypes: () => list('/bet-types/'),
    historyPage,
    history,
    dayWithResults,
    resultsOfToday: () => results({ ...monthOf(today), date: today }),
    chart,
  };
}
