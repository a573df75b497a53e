import { useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { useHistory } from '../../api/history.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { BidCard } from './bid-card.tsx';
import { type BidFilter, noFilter, queryOf } from './bid-filter.ts';
import styles from './bid-history.module.css';
import { FilterButton } from './filter-button.tsx';
import { HistoryPages } from './history-pages.tsx';

/** Height of a skeleton card, in px. */
const CARD_HEIGHT = 232;

/** All bids by page, newest first. Each visit starts on page 1 without a filter. */
export function BidHistory() {
  const [requested, setAsked] = useState<{ page: number; filter: BidFilter }>({
    page: 1,
    filter: noFilter,
  });
  const { page, filter } = requested;
  const fetched = useHistory(queryOf(filter, page));
  return (
    <main className={styles.screen}>
      <FilterButton filter={filter} onFilter={(next) => setAsked({ page: 1, filter: next })} />
      <HistoryPages
        fetched={fetched}
        loadingText="Loading bid history..."
        failedText={fetchFallback.bidHistory}
        cardHeight={CARD_HEIGHT}
        emptyIcon="bids"
        onPage={(next) => setAsked({ page: next, filter })}
      >
        {(records) => (
          <ul className={styles.bids} aria-label="Bids">
            {records.flatMap((record) =>
              betEntries(record).map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sub-bets of a record have no id and never change
                <li key={`${record.id}-${index}`}>
                  <BidCard record={record} entry={entry} />
                </li>
              )),
            )}
          </ul>
        )}
      </HistoryPages>
    </main>
  );
}
