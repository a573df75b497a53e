import type { BetRecord } from '@matka/contracts/decoders/history';
import { useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { useHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { formatDate } from '../../lib/time.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { recordKey } from '../../matka/record-key.ts';
import { BidCard } from './bid-card.tsx';
import { type BidFilter, noFilter, queryOf } from './bid-filter.ts';
import styles from './bid-history.module.css';
import { FilterButton } from './filter-button.tsx';
import { HistoryPages } from './history-pages.tsx';
// Notes the wins in each history that is read.
import '../../winnings/wins-since.ts';

/** Height of a skeleton card, in px. */
const CARD_HEIGHT = 130;

/** The cards of a page; the first one of a day has that day. */
function cardsOf(records: readonly BetRecord[]) {
  const dayOf = (record?: BetRecord) => record && formatDate(record.timestamps.created_at);
  return records.flatMap((record, at) => {
    const day = dayOf(record);
    const isNew = day !== dayOf(records[at - 1]);
    return betEntries(record).map((entry, index) => ({
      key: `${recordKey(record, at)}-${index}`,
      day: isNew && index === 0 ? day : undefined,
      record,
      entry,
    }));
  });
}

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
        loadingText={t('Loading bid history...')}
        failedText={fetchFallback.bidHistory}
        cardHeight={CARD_HEIGHT}
        emptyIcon="bids"
        emptyHint={t('Your bids will be listed here.')}
        onPage={(next) => setAsked({ page: next, filter })}
      >
        {(records) => (
          <ul className={styles.bids} aria-label={t('Bids')}>
            {cardsOf(records).map(({ key, day, record, entry }) => (
              <li key={key} data-day={day}>
                <BidCard record={record} entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </HistoryPages>
    </main>
  );
}
