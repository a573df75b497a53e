import type { Market } from '@matka/contracts/api/markets';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMarkets, useMarketsTime, useRenewal, useSeenMarkets } from '../../api/markets.ts';
import { DRAW_TICKETS_KEY } from '../../auth/stored-user.ts';
import { t } from '../../i18n/translate.ts';
import { readText } from '../../lib/local-storage.ts';
import type { MarketState } from '../../lib/navigation-state.ts';
import { paths } from '../../lib/paths.ts';
import { useHostNow } from '../../lib/use-host-now.ts';
import { isSameDay } from '../../matka/market-clock.ts';
import { opensClosedDialog } from '../../matka/market-status.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { EmptyNotice, ErrorNotice, Kept, Loading, Skeleton } from '../../ui/notice.tsx';
import { useLazySheet } from '../../ui/use-lazy-sheet.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Board } from './board.tsx';
import { Freshness } from './freshness.tsx';
import styles from './home-screen.module.css';
import { type ListedMarket, listedMarkets } from './listed-markets.ts';
import { MarketList } from './market-list.tsx';
import { SeenMarkets } from './seen-markets.tsx';

const loadClosedDialog = async () => (await import('./closed-dialog.tsx')).ClosedDialog;

const YourDraws = lazyPart(async () => (await import('./your-draws.tsx')).YourDraws);
const BetsAhead = lazyPart(async () => (await import('../../api/bets-ahead.ts')).BetsAhead);

/** The markets: those closing next, `children`, then all. A closed one shows its times instead of opening. */
export function Markets({ children }: { readonly children: ReactNode }) {
  const fetched = useMarkets();
  const { status, data, retry } = fetched;
  const seen = useSeenMarkets(fetched);
  const at = useMarketsTime();
  const now = useHostNow();
  useRenewal(data !== undefined && at !== undefined && !isSameDay(at, now), now, retry);
  const [closed, setClosed] = useState<Market>();
  const [openDialog, closedDialog] = useLazySheet(loadClosedDialog, { market: closed });
  const hasDraws = readText(DRAW_TICKETS_KEY) !== null;
  const navigate = useNavigate();
  const isPending = status === 'pending';
  // The cards render in slices after the board, so that hundreds of them block nothing.
  const hasCards = useDeferredValue(data !== undefined);
  const failure =
    status === 'rejected'
      ? { text: t('errorLoadingMarkets'), actionLabel: t('retry'), onAction: retry }
      : undefined;
  const listed = listedMarkets(data ?? [], at, now);
  const open = ({ market }: ListedMarket) => {
    if (opensClosedDialog(market.current_status_name)) {
      setClosed(market);
      return openDialog();
    }
    void navigate(paths.bettingOptions, {
      state: { market: { id: market.id } } satisfies MarketState,
    });
  };
  return (
    <>
      {isPending && (
        <Loading text={t('loadingMarkets')} inPlace>
          <Skeleton className={styles.boardShape} />
        </Loading>
      )}
      {data && (
        <Kept failure={failure}>
          {at !== undefined && data.length > 0 && (
            <>
              {hasDraws && (
                <Suspense fallback={<Skeleton className={styles.drawShape} />}>
                  <YourDraws markets={data} at={at} now={now} />
                </Suspense>
              )}
              <Board listed={listed} now={now} onOpen={open}>
                <Freshness markets={data} at={at} now={now} onRefresh={retry} />
              </Board>
            </>
          )}
        </Kept>
      )}
      {children}
      <section className={styles.markets}>
        <h2>
          <VisuallyHidden>{t('markets')}</VisuallyHidden>
        </h2>
        {(isPending || (listed.length > 0 && !hasCards)) &&
          ['first', 'second', 'third'].map((each) => (
            <Skeleton key={each} height={86} className={styles.cardShape} />
          ))}
        {!data && failure && <ErrorNotice {...failure} />}
        {seen && <SeenMarkets seen={seen} now={now} />}
        {data?.length === 0 && <EmptyNotice text={t('noMarketsAvailable')} />}
        {hasCards && listed.length > 0 && (
          <>
            <Kept old={failure !== undefined}>
              <MarketList listed={listed} onOpen={open} />
            </Kept>
            <Suspense>
              <BetsAhead />
            </Suspense>
          </>
        )}
      </section>
      {closedDialog}
    </>
  );
}
