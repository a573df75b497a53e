import { NoAnswer, type Reach, send } from '../../verifier/http-client.ts';
import { at, type Found, following, found, isObject, listOf, missing, odd } from './lookup.ts';

/** How far back a history is looked through. */
const historyPages = 10;
/** How far back results are looked for. */
const resultDays = 7;

/** What a host shows to its player: nothing but GETs, each asked for once. */
export interface Looks {
  markets: () => Promise<Found<unknown[]>>;
  betTypes: () => Promise<Found<unknown[]>>;
  /** A page of the history, counted from 1. */
  historyPage: (page: number) => Promise<Found<unknown>>;
  /** The first pages of the history, ten at most, each a list of records. */
  history: () => Promise<Found<unknown[][]>>;
  /** The latest day before today, up to a week ago, with results; yyyy-mm-dd. Today's may be there in part. */
  dayWithResults: () => Promise<Found<string>>;
  /** The days of a market's chart in a month, flat. */
  chart: (market: string, day: string) => Promise<Found<unknown[]>>;
}

interface Where {
  baseUrl: string;
  access: string;
  appId: string;
  /** The day of today, yyyy-mm-dd. */
  today: string;
  reach: Reach;
}

const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/** Looks at a host with the eyes of its player. Nothing is looked at before somebody asks. */
export function createLooks({ baseUrl, access, appId, today, reach }: Where): Looks {
  const seen = new Map<string, Promise<Found<unknown>>>();

  async function fetchJson(path: string): Promise<Found<unknown>> {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
    const headers = { accept: 'application/json', authorization: `Bearer ${access}` };
    const name = `GET ${path.split('?')[0]}`;
    try {
      const { status, text } = await send(url, { method: 'GET', headers }, reach);
      return status < 200 || status > 299 ? odd(name) : found(JSON.parse(text));
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof SyntaxError) return odd(name);
      throw error;
    }
  }

  const get = (path: string, query: Record<string, string> = {}): Promise<Found<unknown>> => {
    const address = `${path}?${new URLSearchParams(query)}`;
    const before = seen.get(address) ?? fetchJson(address);
    seen.set(address, before);
    return before;
  };
  const list = (path: string): Promise<Found<unknown[]>> =>
    following(get(path, { app_id: appId }), (answer) =>
      Array.isArray(answer) ? found(answer) : odd(`GET ${path}`),
    );
  const historyPage = (page: number) =>
    following(get('/bets/history/', { page: String(page) }), (answer) =>
      Array.isArray(at(answer, 'data')) ? found(answer) : odd('GET /bets/history/'),
    );

  async function history(): Promise<Found<unknown[][]>> {
    const pages: unknown[][] = [];
    for (let page = 1; page <= historyPages; page += 1) {
      const answer = await historyPage(page);
      if (!('value' in answer)) return pages.length > 0 ? found(pages) : answer;
      pages.push(listOf(at(answer.value, 'data')));
      const hasNext = at(answer.value, 'pagination', 'has_next');
      if (typeof hasNext !== 'boolean') return odd('GET /bets/history/');
      if (!hasNext) break;
    }
    return found(pages);
  }

  const results = (query: Record<string, string>) => get('/markets/results/monthly/', query);
  const monthOf = (day: string) => ({ month: day.slice(5, 7), year: day.slice(0, 4) });

  async function dayWithResults(): Promise<Found<string>> {
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

  const chart = (market: string, day: string): Promise<Found<unknown[]>> =>
    following(results({ market_name: market, ...monthOf(day) }), (answer) => {
      const weeks = at(answer, 'calendar_weeks');
      const isChart = Array.isArray(weeks) && weeks.every(Array.isArray);
      return isChart ? found(weeks.flatMap(listOf)) : odd('GET /markets/results/monthly/');
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
