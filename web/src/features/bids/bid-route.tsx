import { useState } from 'react';
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useMarket } from '../../api/markets.ts';
import { type BetState, parseBetState } from '../../lib/navigation-state.ts';
import { bidPath, bidScreens, paths, type ScreenId } from '../../lib/paths.ts';
import { MarketWait } from '../../market-wait/market-wait.tsx';
import { AppBar } from '../../ui/app-bar.tsx';
import { definitionWith } from './definitions.ts';
import { BidFrame } from './frame/bid-frame.tsx';

/** The route of every bid screen. Without bet type and market in the navigation state it redirects to /home. */
export function BidRoute() {
  const { pathname, state, key } = useLocation();
  const id = bidScreens.find((each) => matchPath(bidPath(each), pathname));
  const handedOver = parseBetState(state);
  if (!handedOver || !id) return <Navigate to={paths.home} replace />;
  return (
    <FoundBidFrame key={key} handedOver={handedOver} id={id} entryKey={handedOver.entry ?? key} />
  );
}

type FoundBidFrameProps = {
  readonly handedOver: BetState;
  readonly id: ScreenId;
  readonly entryKey: string;
};

/** A bid screen once its market is found. It stays, with its bids, while the list is renewed. */
function FoundBidFrame({ handedOver, id, entryKey }: FoundBidFrameProps) {
  const lookup = useMarket(handedOver.market.id);
  const [last, setLast] = useState(lookup.found);
  const { market, since } = lookup.found ?? {};
  if (lookup.found && (last?.market !== market || last?.since !== since)) setLast(lookup.found);
  const navigate = useNavigate();
  if (!last || (lookup.status === 'fulfilled' && !lookup.found)) {
    return (
      <>
        <AppBar
          title={handedOver.marketName || handedOver.betType.name}
          onBack={() => navigate(paths.home)}
        />
        <MarketWait {...lookup} />
      </>
    );
  }
  const opening = { ...handedOver, definition: definitionWith(id) };
  return <BidFrame opening={opening} found={last} onOutdated={lookup.retry} entryKey={entryKey} />;
}
