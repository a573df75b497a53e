import type { BetType } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useBetTypes } from '../../api/bet-types.ts';
import { useMarket } from '../../api/markets.ts';
import { useFetchedRates } from '../../api/payouts.ts';
import { t } from '../../i18n/translate.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { today } from '../../lib/days.ts';
import { paths } from '../../lib/paths.ts';
import { useHostNow } from '../../lib/use-host-now.ts';
import { LinkedMarket } from '../../market-wait/linked-market.tsx';
import { MarketWait } from '../../market-wait/market-wait.tsx';
import { betTypeScreen } from '../../matka/bet-type-screen.ts';
import { marketAt } from '../../matka/market-clock.ts';
import { bidLink, optionsLink } from '../../matka/market-links.ts';
import { namesMarket } from '../../matka/market-query.ts';
import { type MarketState, parseMarketState } from '../../matka/navigation-state.ts';
import { takesBetType } from '../../matka/offered-bets.ts';
import { ratesOf } from '../../matka/rates.ts';
import { showAlert } from '../../ui/alert.tsx';
import { EmptyNotice, ErrorNotice, Loading, Skeleton } from '../../ui/notice.tsx';
import { BetTypeTile } from './bet-type-tile.tsx';
import styles from './betting-options-screen.module.css';
import { MarketHeader } from './market-header.tsx';

/** Numbers are compared by their value, even within texts. */
const idOrder = new Intl.Collator('en', { numeric: true });

/** The bet types of the market in the navigation state or the address, as tiles in the order of their ids. */
export function BettingOptionsScreen() {
  const { state, search } = useLocation();
  const handedOver = parseMarketState(state);
  if (handedOver) return <Options {...handedOver} />;
  if (!namesMarket(search)) return <Navigate to={paths.home} replace />;
  return <LinkedMarket linkOf={({ id }) => optionsLink(id)} />;
}

function Options({ market: { id } }: MarketState) {
  const lookup = useMarket(id);
  const now = useHostNow();
  const { found } = lookup;
  if (!found) return <MarketWait {...lookup} />;
  return (
    <main className={styles.screen}>
      <MarketHeader {...found} now={now} />
      <BetTypes market={marketAt(found.market, found.since, now)} />
    </main>
  );
}

function BetTypes({ market }: { readonly market: Market }) {
  const { status, data } = useBetTypes();
  const rates = useFetchedRates();
  const navigate = useNavigate();
  if (status === 'pending') {
    return (
      <Loading text={t('Loading betting options...')}>
        {[2, 8].map((count) => (
          <div key={count} className={styles.shapes}>
            <Skeleton count={count} height={76} />
          </div>
        ))}
      </Loading>
    );
  }
  if (status === 'rejected') {
    return (
      <ErrorNotice
        text={t('Error loading betting options')}
        actionLabel={t('Go Back')}
        onAction={() => navigate(paths.home)}
      />
    );
  }
  if (data.length === 0) return <EmptyNotice text={t('No betting options available')} />;
  const offered = data
    .filter(({ config }) => takesBetType(market.current_status_name, config.code))
    .sort((a, b) => idOrder.compare(String(a.id), String(b.id)));
  if (offered.length === 0) {
    return <EmptyNotice text={t('No betting options available for this market status')} />;
  }
  const open = (betType: BetType) => {
    const screen = betTypeScreen(betType);
    if (!screen) {
      void showAlert('This betting type is not yet implemented. Please contact support.');
      return;
    }
    const { to, state } = bidLink(screen, market, betType, today());
    afterPaint(() => void navigate(to, { state }));
  };
  return (
    <ul className={styles.tiles} aria-label={t('Betting options')}>
      {offered.map((betType) => (
        <li key={betType.id}>
          <BetTypeTile
            betType={betType}
            rates={ratesOf(betType.name, rates)}
            onOpen={() => open(betType)}
          />
        </li>
      ))}
    </ul>
  );
}
