import { useEffect, useState } from 'react';
import { useHistory, useSeenHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { SubmissionNotices } from '../../submissions/submission-notice.tsx';
import { BarAction } from '../../ui/bar-action.tsx';
import { HistoryPages } from './history-pages.tsx';
import styles from './passbook.module.css';
import { passbookRows } from './passbook-rows.ts';
import { PassbookTable } from './passbook-table.tsx';
import { RotateButton } from './rotate-button.tsx';
// Records the wins of each history that is read.
import '../../winnings/wins-since.ts';

/** Widens the app to a phone in landscape, until the returned function is called. */
function takeWidth(): () => void {
  const root = document.getElementById('root');
  root?.toggleAttribute('data-wide', true);
  return () => {
    root?.toggleAttribute('data-wide', false);
  };
}

/** The effect of every bet on the wallet, as a table best read in landscape. */
export function PassbookScreen() {
  const [page, setPage] = useState(1);
  const fetched = useHistory({ page });
  const seen = useSeenHistory(fetched, { page });
  useEffect(takeWidth, []);
  return (
    <main className={styles.screen}>
      <BarAction>
        <RotateButton />
      </BarAction>
      <SubmissionNotices />
      <HistoryPages
        fetched={fetched}
        seen={seen}
        loadingText={t('Loading...')}
        shapes={{ count: 7, height: 56 }}
        // A fixed text for any error response.
        failedText={() => t('Failed to load history')}
        emptyIcon="book"
        emptyHint={t('Changes to your wallet will appear here.')}
        onPage={setPage}
        showsTotal={true}
      >
        {(records) => <PassbookTable rows={records.flatMap(passbookRows)} />}
      </HistoryPages>
    </main>
  );
}
