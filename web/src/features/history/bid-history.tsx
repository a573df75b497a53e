import { useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { getHistory, useHistory, useSeenHistory } from '../../api/history.ts';
import { useKnownMarkets } from '../../api/markets.ts';
import { t } from '../../i18n/translate.ts';
import { mayBeOf } from '../../submissions/evidence.ts';
import { SubmissionNotices } from '../../submissions/submission-notice.tsx';
import { useSubmissions } from '../../submissions/use-submissions.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/page.module.css';
import { justDecided } from '../../winnings/wins-since.ts';
import { betsByDay, stacksOf } from './bets-by-day.ts';
import { type BidFilter, noFilter, queryOf, tickCount } from './bid-filter.ts';
import { BidStack } from './bid-stack.tsx';
import { DecidedNote } from './decided-note.tsx';
import { FilterButton } from './filter-button.tsx';
import styles from './history.module.css';
import { HistoryPages } from './history-pages.tsx';
import { ticketShapes, ticketsFailed } from './ticket-pages.ts';
import { useDaySearch } from './use-day-search.tsx';
import { type PageEnd, useWholeBets } from './whole-bets.ts';

interface Requested {
  readonly page: number;
  readonly filter: BidFilter;
  /** The previous page, and its end. */
  readonly before?: { readonly requested: Requested; readonly end: PageEnd };
}

/** All bids by page, newest first. Each visit starts on page 1 without a filter. */
export function BidHistory() {
  const [requested, setRequested] = useState<Requested>({ page: 1, filter: noFilter });
  const { page, filter, before } = requested;
  const search = useDaySearch('No bids on {day}', fetchFallback.bidHistory);
  const query = queryOf(filter, page);
  const fetched = useHistory(query);
  const seen = useSeenHistory(fetched, query);
  const submissions = useSubmissions();
  const markets = useKnownMarkets();
  const readPage = (number: number) => getHistory(queryOf(filter, number));
  const { whole, end, next, cut } = useWholeBets(fetched, readPage, before?.end);
  const turn = (to: number) => {
    search.end();
    if (to < page) setRequested(before?.requested ?? { page: to, filter });
    else setRequested({ page: next ?? to, filter, ...(end && { before: { requested, end } }) });
  };
  return (
    <main className={styles.screen}>
      <SubmissionNotices />
      <FilterButton
        filter={filter}
        ticks={tickCount(fetched.data?.query ?? query)}
        onFilter={(chosen, day) => {
          setRequested({ page: 1, filter: chosen });
          const readChosen = (number: number) => getHistory(queryOf(chosen, number));
          search.goTo(day, readChosen, (found) => setRequested({ page: found, filter: chosen }));
        }}
      />
      {search.note}
      <HistoryPages
        fetched={whole}
        seen={seen}
        loadingText={t('Loading bid history...')}
        shapes={ticketShapes}
        failedText={(error) => ticketsFailed(error, fetchFallback.bidHistory)}
        emptyIcon="bids"
        emptyHint={t('Your bids will appear here.')}
        onPage={turn}
      >
        {(records, isOld) => {
          const days = betsByDay(records).map((day) => ({ ...day, stacks: stacksOf(day.entries) }));
          const stacks = days.flatMap((day) => day.stacks);
          const decided: ReadonlySet<string> = isOld ? new Set() : justDecided();
          const doubtful = new Set(
            records.filter((each) => submissions.some((one) => mayBeOf(one, each))),
          );
          const cutStacks = [cut[0] && stacks[0], cut[1] && stacks.at(-1)];
          return (
            <>
              {!isOld && <DecidedNote decided={records.filter(({ id }) => decided.has(id))} />}
              {/* biome-ignore lint/a11y/useSemanticElements: a ul may not have groups of items */}
              <div role="list" className={layout.parts} aria-label={t('Bids')}>
                {days.map(({ title, day, stacks: ofDay }, at) => (
                  <div
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page is replaced as a whole
                    key={at}
                    className={classNames(styles.day, layout.headed)}
                    data-head={title}
                    ref={search.refOf(day)}
                  >
                    {ofDay.map((stack) => (
                      // biome-ignore lint/a11y/useSemanticElements: as above
                      <div role="listitem" key={stack[0].key} className={styles.stack}>
                        <BidStack
                          stack={stack}
                          isOld={isOld}
                          decided={decided}
                          doubtful={doubtful}
                          markets={markets}
                          isCut={cutStacks.includes(stack)}
                        />
                      </div>
                    ))}
                  </div>
                ))}
              </div>
            </>
          );
        }}
      </HistoryPages>
    </main>
  );
}
