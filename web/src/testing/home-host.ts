import type { SentHomepageConfig } from '@matka/contracts/api/homepage';
import type { Market } from '@matka/contracts/api/markets';
import { afterEach, beforeEach } from 'vitest';
import { type ApiResponse, type ApiServer, type Handler, startApi } from './api-server.ts';
import { pageOf } from './history-host.ts';
import { sampleMarket } from './sample-market.ts';
import { signInForTest } from './signed-in.ts';

/** A host of home: its responses can be replaced in each test. */
export interface HomeHost {
  homepage: ApiResponse | Promise<ApiResponse>;
  markets: ApiResponse | Promise<ApiResponse>;
  /** The first page of the history, the same for every query or by it. */
  history: ApiResponse | Handler;
  /** True if all other requests meet no network. */
  isCutOff: boolean;
  calls: (path: string) => number;
  api: ApiServer;
}

export const configOf = (members: SentHomepageConfig): ApiResponse => ({
  body: [{ config_json: members }],
});
export const listOf = (...list: Market[]): ApiResponse => ({ body: list });

/** Starts a host with one market and a signed-in player before each test. */
export function homeHost(): HomeHost {
  const host = {
    calls: (path: string) => host.api.calls.filter((call) => call.path === path).length,
  } as HomeHost;
  beforeEach(async () => {
    host.homepage = configOf({});
    host.markets = listOf(sampleMarket());
    host.history = pageOf([]);
    host.isCutOff = false;
    host.api = await startApi((call) => {
      const { path } = call;
      if (path === '/homepage/') return host.homepage;
      if (path === '/markets/') return host.markets;
      if (host.isCutOff) return 'drop';
      if (path === '/bets/history/')
        return typeof host.history === 'function' ? host.history(call) : host.history;
      return path.startsWith('/admin/') ? pageOf([]) : { body: [] };
    });
    signInForTest();
  });
  afterEach(() => host.api.close());
  return host;
}
