import { useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { getHistory, useHistory, useSeenHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { SubmissionNotices } from '../../submissions/submission-notice.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/page.module.css';
import { betsByDay, stacksOf } from './bets-by-day.ts';
import { type BidFilter, noFilter, queryOf } from './bid-filter.ts';
import { BidStack } from './bid-stack.tsx';
import { DecidedNote } from './decided-note.tsx';
import { FilterButton } from './filter-button.tsx';
import styles from './history.module.css';
import { HistoryPages } from './history-pages.tsx';
import { ticketShapes, ticketsFailed } from './ticket-pages.ts';
// Records the wins of each history that is read.
import '../../winnings/wins-since.ts';
import { useDaySearch } from './use-day-search.tsx';

/** All bids by page, newest first. Each visit starts on page 1 without a filter. */
export function BidHistory() {
  const [requested, setRequested] = useState<{ page: number; filter: BidFilter }>({
    page: 1,
    filter: noFilter,
  });
  const { page, filter } = requested;
  const search = useDaySearch('No bids on {day}', fetchFallback.bidHistory);
  const query = queryOf(filter, page);
  const fetched = useHistory(query);
  const seen = useSeenHistory(fetched, query);
  return (
    <main className={styles.screen}>
      <SubmissionNotices />
      <FilterButton
        filter={filter}
        onFilter={(next, day) => {
          setRequested({ page: 1, filter: next });
          const readPage = (number: number) => getHistory(queryOf(next, number));
          search.goTo(day, readPage, (found) => setRequested({ page: found, filter: next }));
        }}
      />
      {search.note}
      <HistoryPages
        fetched={fetched}
        seen={seen}
        loadingText={t('Loading bid history...')}
        shapes={ticketShapes}
        failedText={(error) => ticketsFailed(error, fetchFallback.bidHistory)}
        emptyIcon="bids"
        emptyHint={t('Your bids will appear here.')}
        onPage={(next) => {
          search.end();
          setRequested({ page: next, filter });
        }}
      >
        {(records, isOld) => (
          <>
            {!isOld && <DecidedNote records={records} />}
            {/* biome-ignore lint/a11y/useSemanticElements: a ul may not have groups of items */}
            <div role="list" className={layout.parts} aria-label={t('Bids')}>
              {betsByDay(records).map(({ title, day, entries }, at) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is replaced as a whole
                  key={at}
                  className={classNames(styles.day, layout.headed)}
                  data-head={title}
                  ref={search.refOf(day)}
                >
                  {stacksOf(entries).map((stack) => (
                    // biome-ignore lint/a11y/useSemanticElements: as above
                    <div role="listitem" key={stack[0].key} className={styles.stack}>
                      <BidStack stack={stack} isOld={isOld} />
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </>
        )}
      </HistoryPages>
    </main>
  );
}
