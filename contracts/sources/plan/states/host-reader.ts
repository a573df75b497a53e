import type { EndpointName } from '../../../api/endpoints.ts';
import { addressOf, type Exchange, isSuccess } from '../../../check/exchange.ts';
import { dayAfter } from '../../../check/indian-day.ts';
import { type BetRecord, type Market, type ReadCall, read } from '../../../check/reader.ts';
import { at, isObject, listOf } from '../../../reading/json.ts';
import type { HostSession, HostSessionRequest } from '../../http/host-session.ts';
import { NoResponseError } from '../../http/http-client.ts';
import { ifKnown, inconclusive, missing } from './lookup.ts';

/** Number of history pages to search; more if pages are short. */
const historyPages = 10;
const shortHistoryPages = 40;
/** A sufficient number of bets. */
const enoughBets = 70;
const resultDays = 7;

const monthOf = (day: string) => ({ month: day.slice(5, 7), year: day.slice(0, 4) });

/** The markets whose status has one of these names, those with the first name first. */
export const marketsWith = (markets: readonly Market[], ...names: readonly string[]): Market[] =>
  names.flatMap((name) => markets.filter((one) => one.current_status_name.trim() === name));

/** Reads a host as its signed-in player, by GET requests; each is sent once. All of it throws LookupError. */
export type HostReader = ReturnType<typeof createHostReader>;

/** Creates a reader, which sends a request when a value is first needed. `today` is the day in India, `YYYY-MM-DD`. */
export function createHostReader(
  { account, exchanges, send }: Pick<HostSession, 'account' | 'exchanges' | 'send'>,
  today: string,
) {
  const start = exchanges.length;

  /** A response; undefined if none came. */
  const ask = (request: HostSessionRequest) =>
    send(request).catch((error) => {
      if (error instanceof NoResponseError) return undefined;
      throw error;
    });

  /** The body of a success; a response since the creation of the reader is not requested again. */
  async function get(path: string, query: Record<string, string>): Promise<unknown> {
    const request = { path, query: Object.entries(query) };
    const isAsked = ({ request: sent }: Exchange, index: number) =>
      index >= start && sent.token !== undefined && addressOf(sent) === addressOf(request);
    const response = exchanges.findLast(isAsked)?.response ?? (await ask(request));
    return response && response.status < 300 ? response.body : inconclusive(`GET ${path}`);
  }

  /** A response as the client reads it; undefined for a list without a readable row. */
  async function reading<Call extends ReadCall>(
    call: Call & EndpointName,
    path: string,
    query: Record<string, string>,
    rowsOf: (value: unknown) => unknown = (value) => value,
  ) {
    const body = await get(path, query);
    const value = read(call, body);
    const isUnread = listOf(rowsOf(value)).length === 0 && listOf(rowsOf(body)).length > 0;
    return value === undefined || isUnread ? inconclusive(`GET ${path}`) : value;
  }

  const { appId } = account;
  const markets = () => reading('markets', '/markets/', { app_id: appId });
  const betTypes = () => reading('betTypes', '/bet-types/', { app_id: appId });
  const historyPage = (page: number) =>
    reading('history', '/bets/history/', { page: String(page) }, (value) => at(value, 'data'));
  const resultsPath = '/markets/results/monthly/';

  async function resultsOf(day: string) {
    const query = { ...monthOf(day), date: day };
    const { markets: draws } = await reading('results', resultsPath, query);
    // A body without them is read as a day without results.
    const isThere = isObject(at(await get(resultsPath, query), 'markets'));
    return isThere ? draws : inconclusive(`GET ${resultsPath}`);
  }

  /** The records of the first pages of the history, by page. */
  async function history(): Promise<(readonly BetRecord[])[]> {
    const pages: (readonly BetRecord[])[] = [];
    for (let page = 1; page <= shortHistoryPages; page += 1) {
      if (page > historyPages && pages.flat().length >= enoughBets) break;
      const found = await (page === 1 ? historyPage(page) : ifKnown(historyPage(page)));
      if (!found) break;
      pages.push(found.data);
      // Either field may be the wrong one.
      const { has_next: hasNext, total_pages: total } = found.pagination;
      if (!hasNext && page >= total) break;
    }
    return pages;
  }

  /** The latest of the last seven days with results, `YYYY-MM-DD`. Today is left out: it may be incomplete. */
  async function dayWithResults(): Promise<string> {
    for (let ago = 1; ago <= resultDays; ago += 1) {
      const day = dayAfter(today, -ago);
      const found = await ifKnown(resultsOf(day));
      // Yesterday if results cannot be read: then the interaction itself fails.
      if (!found) return dayAfter(today, -1);
      if (Object.keys(found).length > 0) return day;
    }
    return missing('no market had a result in the last week');
  }

  return {
    markets,
    /** True if the host lists its markets without an access token. */
    showsMarketsToAll: async () => {
      const query = [['app_id', appId]] as const;
      const response = await ask({ path: '/markets/', query, token: null });
      return response !== undefined && isSuccess(response);
    },
    betTypes,
    historyPage,
    history,
    dayWithResults,
    resultsOfToday: () => resultsOf(today),
    /** The days of a market's monthly chart. */
    chart: async (market: string, day: string) => {
      const query = { market_name: market, ...monthOf(day) };
      const { calendar_weeks: weeks } = await reading('results', resultsPath, query);
      return weeks?.flat() ?? inconclusive(`GET ${resultsPath}`);
    },
  };
}
