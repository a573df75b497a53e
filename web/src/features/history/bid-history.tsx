import type { BetRecord } from '@matka/contracts/api/history';
import { useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { useHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { recordKey } from '../../matka/record-key.ts';
import { BidCard } from './bid-card.tsx';
import { type BidFilter, noFilter, queryOf } from './bid-filter.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './history-days.module.css';
import { HistoryPages } from './history-pages.tsx';
import { recordsByDay } from './records-by-day.ts';
// Notes the wins in each history that is read.
import '../../winnings/wins-since.ts';
import { classNames } from '../../ui/class-names.ts';
import { outlines } from '../../ui/outlines.ts';

/** Height of a skeleton card, in px. */
const CARD_HEIGHT = 130;

/** The cards of the bets of a day. */
const cardsOf = (records: readonly BetRecord[]) =>
  records.flatMap((record, at) =>
    betEntries(record).map((entry, index) => ({
      key: `${recordKey(record, at)}-${index}`,
      record,
      entry,
    })),
  );

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
        loadingText={t('loadingBidHistory')}
        failedText={fetchFallback.bidHistory}
        cardHeight={CARD_HEIGHT}
        emptyIcon={outlines.bids}
        emptyHint={t('yourBidsWillBeListedHere')}
        onPage={(next) => setAsked({ page: next, filter })}
      >
        {(records) => (
          // biome-ignore lint/a11y/useSemanticElements: a ul may not have groups of items
          <div role="list" className={styles.days} aria-label={t('bids')}>
            {recordsByDay(records).map(({ date, records: ofDay }, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is replaced as a whole
              <div key={day} className={classNames(styles.cards, styles.dated)} data-day={date}>
                {cardsOf(ofDay).map(({ key, record, entry }) => (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div role="listitem" key={key}>
                    <BidCard record={record} entry={entry} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
      </HistoryPages>
    </main>
  );
}
