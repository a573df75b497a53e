import type { BetRecord, HistoryResponse } from '@matka/contracts/api/history';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Seen } from '../../api/last-seen.ts';
import type { Fetched } from '../../api/swr.ts';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { useToday } from '../../lib/use-host-now.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { IconName } from '../../ui/icon.tsx';
import { LastSeen } from '../../ui/last-seen.tsx';
import { Link } from '../../ui/link.tsx';
import {
  EmptyNotice,
  ErrorNotice,
  Kept,
  Loading,
  LoadingNext,
  Skeleton,
} from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import styles from './history.module.css';

export type HistoryPagesProps = {
  readonly fetched: Fetched<HistoryResponse>;
  /** The stored page, while it cannot be fetched. */
  readonly seen: Seen<HistoryResponse> | undefined;
  readonly loadingText: string;
  /** The skeletons during loading; the height in px. */
  readonly shapes: { readonly count: number; readonly height: number };
  readonly failedText: (error: unknown) => string;
  readonly emptyIcon: IconName;
  /** The text below an empty list about its future entries. */
  readonly emptyHint: string;
  readonly onPage: (page: number) => void;
  readonly showsTotal?: boolean;
  /** @param isOld true for a stored copy without a network: a pending bet may be decided by now */
  readonly children: (records: readonly BetRecord[], isOld: boolean) => ReactNode;
};

/** A page of a history in each of its states. The previous page stays while the next page loads. */
export function HistoryPages(props: HistoryPagesProps) {
  const {
    fetched,
    seen,
    loadingText,
    shapes,
    failedText,
    emptyIcon,
    emptyHint,
    onPage,
    showsTotal,
    children,
  } = props;
  const { status, data: shown, error, retry } = fetched;
  useTopOfPage(shown?.pagination.current_page);
  // Renders today's and yesterday's bets anew at midnight.
  useToday();
  const failure = status === 'rejected' ? { text: failedText(error), onAction: retry } : undefined;
  if (!shown && failure) {
    return (
      <>
        <ErrorNotice {...failure} />
        {seen && seen.data.data.length > 0 && (
          <LastSeen at={seen.at}>
            <div className={styles.records}>{children(seen.data.data, true)}</div>
          </LastSeen>
        )}
      </>
    );
  }
  if (!shown) {
    return (
      <Loading text={loadingText}>
        <Skeleton {...shapes} />
      </Loading>
    );
  }
  const { data: records, pagination } = shown;
  const { current_page: page, total_pages: total, has_previous, has_next } = pagination;
  const turning = status === 'pending';
  return (
    <Kept failure={failure}>
      {turning && <LoadingNext text={loadingText} />}
      <div key={page} className={styles.records} aria-busy={turning}>
        {records.length > 0 ? (
          children(records, false)
        ) : (
          <EmptyNotice
            text={t('No records found')}
            icon={emptyIcon}
            hint={emptyHint}
            action={
              <Link className={buttonClass('secondary')} to={paths.home}>
                {t('Place a bet')}
              </Link>
            }
          />
        )}
      </div>
      {(records.length > 0 || has_previous || has_next) && (
        <Pager
          label={showsTotal ? `${page} / ${total}` : String(page)}
          hasPrevious={has_previous && !failure}
          hasNext={has_next && !failure}
          onPrevious={() => onPage(page - 1)}
          onNext={() => onPage(page + 1)}
        />
      )}
    </Kept>
  );
}

function useTopOfPage(page: number | undefined): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== undefined && before.current !== page) scrollTo(0, 0);
    before.current = page;
  }, [page]);
}
