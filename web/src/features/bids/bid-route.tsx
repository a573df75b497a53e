import { useState } from 'react';
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useBetTypes } from '../../api/bet-types.ts';
import { useMarket } from '../../api/markets.ts';
import { t } from '../../i18n/translate.ts';
import { today } from '../../lib/days.ts';
import { bidPath, bidScreens, paths, type ScreenId } from '../../lib/paths.ts';
import { LinkedMarket } from '../../market-wait/linked-market.tsx';
import { MarketWait } from '../../market-wait/market-wait.tsx';
import { betTypeScreen } from '../../matka/bet-type-screen.ts';
import { bidLink, optionsLink } from '../../matka/market-links.ts';
import { namesMarket, readMarketQuery } from '../../matka/market-query.ts';
import { type BetState, parseBetState } from '../../matka/navigation-state.ts';
import { takesBetType } from '../../matka/offered-bets.ts';
import { AppBar } from '../../ui/app-bar.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { definitionWith } from './definitions.ts';
import { BidFrame } from './frame/bid-frame.tsx';

/** The route of every bid screen, with bet type and market in the navigation state, or the market in the address. */
export function BidRoute() {
  const { pathname, search, state, key } = useLocation();
  const id = bidScreens.find((each) => matchPath(bidPath(each), pathname));
  const handedOver = parseBetState(state);
  if (!id || !(handedOver || namesMarket(search))) return <Navigate to={paths.home} replace />;
  if (!handedOver) return <LinkedBids id={id} />;
  return (
    <FoundBidFrame
      key={key}
      handedOver={handedOver}
      id={id}
      day={readMarketQuery(search)?.day}
      entryKey={handedOver.entry ?? key}
    />
  );
}

/** A screen opened by its address: finds its bet type, if the host has exactly one; else the player chooses. */
function LinkedBids({ id }: { readonly id: ScreenId }) {
  const { status, data = [], retry } = useBetTypes();
  const navigate = useNavigate();
  const [betType, ...others] = data.filter((each) => betTypeScreen(each) === id);
  return (
    <>
      <AppBar title={betType?.name ?? t('Betting Options')} onBack={() => navigate(paths.home)} />
      {status === 'rejected' && (
        <ErrorNotice text={t('Error loading betting options')} onAction={retry} />
      )}
      {status === 'pending' && <MarketWait status={status} retry={retry} />}
      {status === 'fulfilled' && (
        <LinkedMarket
          linkOf={(market) =>
            betType &&
            others.length === 0 &&
            takesBetType(market.current_status_name, betType.config.code)
              ? bidLink(id, market, betType, today())
              : optionsLink(market.id)
          }
        />
      )}
    </>
  );
}

type FoundBidFrameProps = {
  readonly handedOver: BetState;
  readonly id: ScreenId;
  readonly day: string | undefined;
  readonly entryKey: string;
};

/** A bid screen once its market is found. It stays, with its bids, while the list is renewed. */
function FoundBidFrame({ handedOver, id, day, entryKey }: FoundBidFrameProps) {
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
  return (
    <BidFrame
      opening={opening}
      found={last}
      day={day}
      onOutdated={lookup.retry}
      entryKey={entryKey}
    />
  );
}
