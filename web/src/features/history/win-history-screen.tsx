import { useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { useHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { outlines } from '../../ui/outlines.ts';
import { BalanceNote } from '../../winnings/balance-note.tsx';
import styles from './history-days.module.css';
import { HistoryPages } from './history-pages.tsx';
import { WinHistoryDays } from './win-history-days.tsx';

/** Height of a skeleton card, in px. */
const CARD_HEIGHT = 120;

/** The won bets by page, newest first. Each visit starts on page 1. */
export function WinHistoryScreen() {
  const [page, setPage] = useState(1);
  // The defaults of an earlier variant (session close, no dates) are never sent.
  const fetched = useHistory({ page, bet_status: ['won'] });
  return (
    <main className={styles.screen}>
      <BalanceNote />
      <HistoryPages
        fetched={fetched}
        loadingText={t('loadingWinHistory')}
        failedText={fetchFallback.winHistory}
        cardHeight={CARD_HEIGHT}
        emptyIcon={outlines.trophy}
        emptyHint={t('yourWinsWillBeListedHere')}
        onPage={setPage}
      >
        {(records) => <WinHistoryDays records={records} />}
      </HistoryPages>
    </main>
  );
}
