import { read } from '../../../check/reader.ts';
import { at, isObject, listOf } from '../../../pact/json.ts';
import { NoResponseError } from '../../http/http-client.ts';
import type { Visitor } from '../../http/visitor.ts';
import { ifKnown, inconclusive, missing } from './lookup.ts';

/** Number of history pages that are searched; more where pages are short. */
const historyPages = 10;
const shortHistoryPages = 40;
/** Number of bets that are enough. */
const enoughBets = 70;
/** Number of days that are searched for results. */
const resultDays = 7;

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

/** The markets whose status has one of these names, as the client reads them. */
export const marketsWith = (rows: readonly unknown[], ...names: readonly string[]): unknown[] =>
  rows.filter((row) => names.includes(String(at(row, 'current_status_name') ?? '').trim()));

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Reads a host as its signed-in player, by GET requests; each is sent once. All of it throws LookupError. */
export type HostReader = ReturnType<typeof createHostReader>;

/** Creates a reader. It sends a request when a value is first needed. */
export function createHostReader({ visitor, appId, today }: ReaderOptions) {
  const responses = new Map<string, Promise<unknown>>();

  async function fetchJson(path: string, query: Record<string, string>): Promise<unknown> {
    const call = `GET ${path}`;
    const sent = visitor.send({ path, query: Object.entries(query) });
    const { status, body } = await sent.catch((error) => {
      if (error instanceof NoResponseError) return inconclusive(call);
      throw error;
    });
    return status > 299 || typeof body !== 'object' ? inconclusive(call) : body;
  }

  const get = (path: string, query: Record<string, string> = {}): Promise<unknown> => {
    const address = `${path}?${new URLSearchParams(query)}`;
    const response = responses.get(address) ?? fetchJson(path, query);
    responses.set(address, response);
    return response;
  };

  async function list(path: string): Promise<unknown[]> {
    const body = await get(path, { app_id: appId });
    return Array.isArray(body) ? body : inconclusive(`GET ${path}`);
  }

  /** A page of the history, counted from 1. */
  async function historyPage(page: number): Promise<unknown> {
    const body = await get('/bets/history/', { page: String(page) });
    return Array.isArray(at(body, 'data')) ? body : inconclusive('GET /bets/history/');
  }

  /** The records of the first pages of the history, by page. */
  async function history(): Promise<unknown[][]> {
    const pages: unknown[][] = [];
    for (let page = 1; page <= shortHistoryPages; page += 1) {
      if (page > historyPages && pages.flat().length >= enoughBets) break;
      const body = await (page === 1 ? historyPage(page) : ifKnown(historyPage(page)));
      if (body === undefined) break;
      pages.push(listOf(at(body, 'data')));
      // Either field may be the one that is wrong.
      const total = numberOf(at(body, 'pagination', 'total_pages')) ?? page;
      if (at(body, 'pagination', 'has_next') !== true && page >= total) break;
    }
    return pages;
  }

  const results = (query: Record<string, string>) => get('/markets/results/monthly/', query);
  const monthOf = (day: string) => ({ month: day.slice(5, 7), year: day.slice(0, 4) });

  /** The latest of the last seven days with results, `YYYY-MM-DD`. Today is left out: it may be incomplete. */
  async function dayWithResults(): Promise<string> {
    for (let ago = 1; ago <= resultDays; ago += 1) {
      const day = daysBefore(today, ago);
      const markets = at(await ifKnown(results({ ...monthOf(day), date: day })), 'markets');
      // Unexpected response: fall back to yesterday, the interaction itself will fail.
      if (!isObject(markets)) return daysBefore(today, 1);
      if (Object.keys(markets).length > 0) return day;
    }
    return missing('no market had a result in the last week');
  }

  /** The days of a market's monthly chart. */
  async function chart(market: string, day: string): Promise<unknown[]> {
    const weeks = at(await results({ market_name: market, ...monthOf(day) }), 'calendar_weeks');
    const isChart = Array.isArray(weeks) && weeks.every(Array.isArray);
    return isChart ? weeks.flatMap(listOf) : inconclusive('GET /markets/results/monthly/');
  }

  return {
    markets: () => list('/markets/'),
    betTypes: () => list('/bet-types/'),
    /** The bet types that can be read; none if the list cannot. */
    readBetTypes: async () => read('betTypes', await ifKnown(list('/bet-types/'))) ?? [],
    historyPage,
    history,
    dayWithResults,
    /** The results of today by market. */
    resultsOfToday: () => results({ ...monthOf(today), date: today }),
    chart,
  };
}
