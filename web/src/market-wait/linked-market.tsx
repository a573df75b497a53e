import type { Market } from '@matka/contracts/api/markets';
import { Navigate, useLocation } from 'react-router-dom';
import { useMarket } from '../api/markets.ts';
import { today } from '../lib/days.ts';
import { hostNow } from '../lib/host-time.ts';
import { marketAt } from '../matka/market-clock.ts';
import type { MarketLink } from '../matka/market-links.ts';
import { readMarketQuery } from '../matka/market-query.ts';
import { blocksBetting } from '../matka/market-status.ts';
import { closedText } from './closed-text.ts';
import { MarketWait, NOT_LISTED, ToHome } from './market-wait.tsx';

type LinkedMarketProps = {
  /** The screen of the market, with its navigation state. */
  readonly linkOf: (market: Market) => MarketLink;
};

/** Opens the market that an address names, e.g. in a new tab. A market that takes no bids, or another day, leads home. */
export function LinkedMarket({ linkOf }: LinkedMarketProps) {
  const { market = '', day = today() } = readMarketQuery(useLocation().search) ?? {};
  const lookup = useMarket(market);
  const { found } = lookup;
  if (!market) return <ToHome why={NOT_LISTED} />;
  if (day !== today()) return <ToHome why="This link is for another day." />;
  if (!found) return <MarketWait {...lookup} />;
  const current = marketAt(found.market, found.since, hostNow());
  const { current_status_name: status } = current;
  if (blocksBetting(status)) return <ToHome why={closedText(status)} />;
  const { to, state } = linkOf(current);
  return <Navigate to={to} state={state} replace />;
}
