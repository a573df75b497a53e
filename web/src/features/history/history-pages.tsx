import type { BetRecord, HistoryResponse } from '@matka/contracts/api/history';
import { type ReactNode, useEffect, useRef } from 'react';
import { fetchErrorText } from '../../api/fetch-error-text.ts';
import type { Fetched } from '../../api/swr.ts';
import { asValue, type PlainText } from '../../i18n/text.ts';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { IconName } from '../../ui/icon.tsx';
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

/** Height of a ticket that is loading, in px. */
const TICKET_HEIGHT = 130;

export type HistoryPagesProps = {
  readonly fetched: Fetched<HistoryResponse>;
  readonly loadingText: string;
  /** Shown after “Error: ” if the error response has no text. */
  readonly failedText: PlainText;
  readonly emptyIcon: IconName;
  /** What will appear here, below an empty list. */
  readonly emptyHint: string;
  readonly onPage: (page: number) => void;
  /** Renders the records of the page. */
  readonly children: (records: readonly BetRecord[]) => ReactNode;
};

function PlaceABet() {
  return (
    <Link className={buttonClass('secondary')} to={paths.home}>
      {t('placeABet')}
    </Link>
  );
}

/** A page of a history in each of its states. The previous tickets stay while the next page loads. */
export function HistoryPages(props: HistoryPagesProps) {
  const { fetched, loadingText, failedText, emptyIcon, emptyHint, onPage, children } = props;
  const { status, data: shown, error, retry } = fetched;
  useTopOfPage(shown?.pagination.current_page);
  const failure =
    status === 'rejected'
      ? {
          text: t('error', { text: asValue(fetchErrorText(error, failedText)) }),
          actionLabel: t('retry'),
          onAction: retry,
        }
      : undefined;
  if (!shown && failure) return <ErrorNotice {...failure} />;
  if (!shown) {
    return (
      <Loading text={loadingText}>
        {[1, 2, 3, 4].map((ticket) => (
          <Skeleton key={ticket} height={TICKET_HEIGHT} className={styles.shape} />
        ))}
      </Loading>
    );
  }
  const { data: records, pagination } = shown;
  const { current_page: page, has_previous, has_next } = pagination;
  const turning = status === 'pending';
  return (
    <Kept failure={failure}>
      {turning && <LoadingNext text={loadingText} />}
      <div className={styles.records} aria-busy={turning}>
        {records.length > 0 ? (
          children(records)
        ) : (
          <EmptyNotice
            text={t('noRecordsFound')}
            icon={emptyIcon}
            hint={emptyHint}
            action={<PlaceABet />}
          />
        )}
      </div>
      {(records.length > 0 || has_previous || has_next) && (
        <Pager
          label={String(page)}
          hasPrevious={has_previous && !failure}
          hasNext={has_next && !failure}
          onPrevious={() => onPage(page - 1)}
          onNext={() => onPage(page + 1)}
        />
      )}
    </Kept>
  );
}

/** Scrolls to the top when another page is shown. */
function useTopOfPage(page: number | undefined): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== undefined && before.current !== page) scrollTo(0, 0);
    before.current = page;
  }, [page]);
}
