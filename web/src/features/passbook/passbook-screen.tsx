import { useEffect, useState } from 'react';
import { useHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { BarAction } from '../../ui/bar-action.tsx';
import { buttonClass } from '../../ui/button-class.ts';
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
import styles from './passbook.module.css';
import { passbookRows } from './passbook-rows.ts';
import { PassbookTable } from './passbook-table.tsx';
import { RotateButton } from './rotate-button.tsx';
// Notes the wins in each history that is read.
import '../../winnings/wins-since.ts';
import { outlines } from '../../ui/outlines.ts';

/** Lets the app take the width of a phone in landscape; gives it back at the end. */
function takeWidth(): () => void {
  const root = document.getElementById('root');
  root?.toggleAttribute('data-wide', true);
  return () => {
    root?.toggleAttribute('data-wide', false);
  };
}

/** The effect of every bet on the wallet, as a table best read in landscape. */
export function PassbookScreen() {
  useEffect(takeWidth, []);
  return (
    <main className={styles.screen}>
      <BarAction>
        <RotateButton />
      </BarAction>
      <PassbookPages />
    </main>
  );
}

/** The pages of the passbook; the previous rows stay while the next page loads. */
function PassbookPages() {
  const [page, setPage] = useState(1);
  const { status, data: shown, retry } = useHistory({ page });
  // A fixed text, whatever the error response.
  const failure =
    status === 'rejected'
      ? { text: t('failedToLoadHistory'), actionLabel: t('retry'), onAction: retry }
      : undefined;
  if (!shown && failure) return <ErrorNotice {...failure} />;
  if (!shown) {
    return (
      <div className={styles.loading}>
        <Loading text={t('loading')}>
          {Array.from({ length: 7 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <Skeleton key={row} height={56} className={styles.shape} />
          ))}
        </Loading>
      </div>
    );
  }
  const { current_page: current, total_pages: total, has_previous, has_next } = shown.pagination;
  const rows = shown.data.flatMap(passbookRows);
  const turning = status === 'pending';
  return (
    <Kept failure={failure}>
      {turning && <LoadingNext text={t('loading')} />}
      {rows.length > 0 ? (
        <>
          <PassbookTable key={current} rows={rows} busy={turning} />
          <p className={styles.note}>{t('currentAmountExplained')}</p>
        </>
      ) : (
        <EmptyNotice
          text={t('noRecordsFound')}
          icon={outlines.book}
          hint={t('passbookEmpty')}
          action={
            <Link className={buttonClass('secondary')} to={paths.home}>
              {t('placeABet')}
            </Link>
          }
        />
      )}
      {(rows.length > 0 || has_previous || has_next) && (
        <Pager
          label={`${current} / ${total}`}
          hasPrevious={has_previous && !failure}
          hasNext={has_next && !failure}
          onPrevious={() => setPage(current - 1)}
          onNext={() => setPage(current + 1)}
        />
      )}
    </Kept>
  );
}
