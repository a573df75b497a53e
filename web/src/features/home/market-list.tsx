import type { Market } from '@matka/contracts/api/markets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMarkets, useMarketsTime } from '../../api/markets.ts';
import { t } from '../../i18n/translate.ts';
import type { MarketState } from '../../lib/navigation-state.ts';
import { paths } from '../../lib/paths.ts';
import { useHostNow } from '../../lib/use-host-now.ts';
import { marketAt } from '../../matka/market-clock.ts';
import { opensClosedDialog } from '../../matka/market-status.ts';
import { EmptyNotice, ErrorNotice, Kept, Loading, Skeleton } from '../../ui/notice.tsx';
import { useLazySheet } from '../../ui/use-lazy-sheet.tsx';
import { Freshness } from './freshness.tsx';
import styles from './market-card.module.css';
import { MarketCard } from './market-card.tsx';
import { MarketCards } from './market-cards.tsx';
import { NextToClose } from './next-to-close.tsx';

const loadClosedDialog = async () => (await import('./closed-dialog.tsx')).ClosedDialog;

const shape = <Skeleton height={104} className={styles.shape} />;

/**
 * One card per market in the order of the response, pinned ones first, in the status that it has by
 * now; a closed one shows its times instead of opening.
 */
export function MarketList() {
  const { status, data, retry } = useMarkets();
  const at = useMarketsTime();
  const now = useHostNow();
  const [closed, setClosed] = useState<Market>();
  const [openDialog, closedDialog] = useLazySheet(loadClosedDialog, { market: closed });
  const navigate = useNavigate();
  if (status === 'pending') {
    return (
      <Loading text={t('loadingMarkets')}>
        {shape}
        {shape}
        {shape}
      </Loading>
    );
  }
  const failure =
    status === 'rejected'
      ? { text: t('errorLoadingMarkets'), actionLabel: t('retry'), onAction: retry }
      : undefined;
  if (!data) return failure && <ErrorNotice {...failure} />;
  if (data.length === 0)
    return (
      <Kept failure={failure}>
        <EmptyNotice text={t('noMarketsAvailable')} />
      </Kept>
    );
  const present = (market: Market) => marketAt(market, at, now);
  const open = (market: Market) => {
    if (opensClosedDialog(market.current_status_name)) {
      setClosed(market);
      return openDialog();
    }
    void navigate(paths.bettingOptions, { state: { market } satisfies MarketState });
  };
  return (
    <Kept failure={failure}>
      <Freshness markets={data} now={now} onRefresh={retry} />
      <NextToClose markets={data} present={present} now={now} onOpen={open} />
      <MarketCards markets={data}>
        {(listed) => {
          const market = present(listed);
          return <MarketCard market={market} now={now} onOpen={() => open(market)} />;
        }}
      </MarketCards>
      {closedDialog}
    </Kept>
  );
}
