import { NoAnswer, type Reach, send } from '../net/send.ts';
import { at, type Found, found, listOf, missing } from './found.ts';

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
      if (status < 200 || status > 299) return missing(`${name} answered ${status}`);
      return found(JSON.parse(text));
    } catch (error) {
      if (error instanceof NoAnswer) return missing(`${name}: ${error.message}`);
      if (error instanceof SyntaxError) return missing(`${name} answered no JSON`);
      throw error;
    }
  }

  const get = (path: string, query: Record<string, string> = {}): Promise<Found<unknown>> => {
    const address = `${path}?${new URLSearchParams(query)}`;
    const before = seen.get(address) ?? fetchJson(address);
    seen.set(address, before);
    return before;
  };
  const list = async (path: string): Promise<Found<unknown[]>> => {
    const answer = await get(path, { app_id: appId });
    return 'missing' in answer ? answer : found(listOf(answer.value));
  };
  const historyPage = (page: number) => get('/bets/history/', { page: String(page) });

  async function history(): Promise<Found<unknown[][]>> {
    const pages: unknown[][] = [];
    for (let page = 1; page <= historyPages; page += 1) {
      const answer = await historyPage(page);
      if ('missing' in answer) return pages.length > 0 ? found(pages) : answer;
      pages.push(listOf(at(answer.value, 'data')));
      if (at(answer.value, 'pagination', 'has_next') !== true) break;
    }
    return found(pages);
  }

  const results = (query: Record<string, string>) => get('/markets/results/monthly/', query);
  const monthOf = (day: string) => ({ month: day.slice(5, 7), year: day.slice(0, 4) });

  async function dayWithResults(): Promise<Found<string>> {
    for (let ago = 1; ago <= resultDays; ago += 1) {
      const day = daysBefore(today, ago);
      const answer = await results({ ...monthOf(day), date: day });
      if ('missing' in answer) return answer;
      if (Object.keys(at(answer.value, 'markets') ?? {}).length > 0) return found(day);
    }
    return missing('no market had a result in the last week');
  }

  async function chart(market: string, day: string): Promise<Found<unknown[]>> {
    const answer = await results({ market_name: market, ...monthOf(day) });
    if ('missing' in answer) return answer;
    const weeks = listOf(at(answer.value, 'calendar_weeks'));
    return found([...weeks.flatMap(listOf), ...listOf(at(answer.value, 'days'))]);
  }

  return {
    markets: () => list('/markets/'),
    betTypes: () => list('/bet-types/'),
    historyPage,
    history,
    dayWithResults,
    chart,
  };
}
