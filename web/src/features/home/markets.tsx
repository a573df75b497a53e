import type { Market } from '@matka/contracts/api/markets';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMarkets, useMarketsTime, useRenewal, useSeenMarkets } from '../../api/markets.ts';
import { DRAW_TICKETS_KEY } from '../../auth/stored-user.ts';
import { t } from '../../i18n/translate.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { readText } from '../../lib/local-storage.ts';
import { useHostNow } from '../../lib/use-host-now.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { isSameDay } from '../../matka/market-clock.ts';
import { optionsLink } from '../../matka/market-links.ts';
import { opensClosedDialog } from '../../matka/market-status.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { EmptyNotice, ErrorNotice, Kept, Loading, Skeleton } from '../../ui/notice.tsx';
import textStyles from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { useLazySheet } from '../../ui/use-lazy-sheet.tsx';
import { Board } from './board.tsx';
import { Freshness } from './freshness.tsx';
import styles from './home-screen.module.css';
import { type ListedMarket, listedMarkets, pinnedFirst } from './listed-markets.ts';
import { MarketList } from './market-list.tsx';

const loadClosedDialog = async () => (await import('./closed-dialog.tsx')).ClosedDialog;

const YourDraws = lazyPart(async () => (await import('./your-draws.tsx')).YourDraws);
// Only shown without a network, from the cache of the worker.
const SeenMarkets = lazyPart(async () => (await import('./seen-markets.tsx')).SeenMarkets);
const BetsAhead = lazyPart(async () => (await import('../../api/bets-ahead.ts')).BetsAhead);

/** The markets: the market that closes next, the others that take bids, `children`, then the closed markets. */
export function Markets({ children }: { readonly children: ReactNode }) {
  const fetched = useMarkets();
  const { status, retry } = fetched;
  const at = useMarketsTime();
  const now = useHostNow();
  const isOutdated = fetched.data !== undefined && at !== undefined && !isSameDay(at, now);
  useRenewal(isOutdated, now, retry);
  // A list of another day does not show today's markets.
  const data = isOutdated ? undefined : fetched.data;
  const seen = useSeenMarkets({ ...fetched, data });
  const [shut, setShut] = useState<Market>();
  const [openDialog, closedDialog] = useLazySheet(loadClosedDialog, { market: shut });
  const hasDraws = readText(DRAW_TICKETS_KEY) !== null;
  const navigate = useNavigate();
  const isPending = status === 'pending' || (isOutdated && status === 'fulfilled');
  const failure =
    status === 'rejected' ? { text: t('Error loading markets'), onAction: retry } : undefined;
  const [asked, setAsked] = useState(0);
  const refresh = () => {
    setAsked(asked + 1);
    retry();
  };
  const [typed, setTyped] = useState('');
  const listed = listedMarkets(data ?? [], at, now);
  const isMany = listed.length > MANY_MARKETS;
  const next = listed.find(({ end }) => end !== undefined);
  const found = pinnedFirst(listed).filter(({ market }) => nameMatches(market.name, typed));
  const running = found.filter((each) => !each.isClosed && (typed || each !== next));
  const closed = found.filter(({ isClosed }) => isClosed);
  const closedTitle = t('Closed today ({count})', { count: closed.length });
  const isOld = failure !== undefined;
  const open = ({ market }: ListedMarket) => {
    if (opensClosedDialog(market.current_status_name)) {
      setShut(market);
      return openDialog();
    }
    const { to, state } = optionsLink(market.id);
    afterPaint(() => void navigate(to, { state }));
  };
  return (
    <>
      {isPending && (
        <Loading text={t('Loading markets...')} inPlace>
          <Skeleton className={styles.boardShape} />
        </Loading>
      )}
      {data && at !== undefined && data.length > 0 && (
        <Kept failure={failure}>
          {hasDraws && (
            <Suspense fallback={<Skeleton className={styles.drawShape} />}>
              <YourDraws markets={data} at={at} now={now} asked={asked} onRefresh={refresh} />
            </Suspense>
          )}
          <Board listed={listed} next={next} now={now} onOpen={open}>
            <Freshness markets={data} at={at} now={now} onRefresh={refresh} />
          </Board>
        </Kept>
      )}
      <section className={styles.markets} aria-label={t('Markets')}>
        {isMany && (
          <TextField
            type="search"
            label={t('Search markets')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
        {typed && <p role="status">{found.length === 0 && t('No market matches')}</p>}
        {!data && failure && <ErrorNotice {...failure} />}
        {seen && (
          <Suspense>
            <SeenMarkets seen={seen} now={now} />
          </Suspense>
        )}
        {data?.length === 0 && <EmptyNotice text={t('No markets available')} />}
        {isPending && <Skeleton className={styles.cardShapes} />}
        {running.length > 0 && (
          <Kept old={isOld}>
            <MarketList label={t('Markets')} listed={running} onOpen={open} />
          </Kept>
        )}
        {children}
        {closed.length > 0 && (
          <Kept old={isOld}>
            <h2 className={textStyles.head}>{closedTitle}</h2>
            <MarketList
              label={closedTitle}
              listed={closed}
              hasBalls={next === undefined}
              onOpen={open}
            />
          </Kept>
        )}
        {listed.length > 0 && (
          <Suspense>
            <BetsAhead />
          </Suspense>
        )}
      </section>
      {closedDialog}
    </>
  );
}
