import type { BetRecord, HistoryQuery } from '@matka/contracts/api/history';
import { type Ref, useId, useState } from 'react';
import { fetchFallback } from '../../api/fetch-error-text.ts';
import { getHistory, useHistory, useSeenHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { mondayOf } from '../../lib/calendar.ts';
import { dayOf, today } from '../../lib/days.ts';
import { formatRupees } from '../../lib/money.ts';
import { SubmissionNotices } from '../../submissions/submission-notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import layout from '../../ui/page.module.css';
import { BalanceNote, useBalanceAge } from '../../winnings/balance-note.tsx';
import { betsByDay, type Day } from './bets-by-day.ts';
import { DayButton } from './day-button.tsx';
import styles from './history.module.css';
import { HistoryPages } from './history-pages.tsx';
import { NewWins, useNewWins, wonIn } from './new-wins.tsx';
import { ticketShapes, ticketsFailed } from './ticket-pages.ts';
import { useDaySearch } from './use-day-search.tsx';
import { WinTicket } from './win-ticket.tsx';

// The defaults of an earlier variant (session close, no dates) are never sent.
const queryOf = (page: number): HistoryQuery => ({ page, bet_status: ['won'] });

/** The won bets by page, newest first, and their sum. Each visit starts on page 1. */
export function WinHistoryScreen() {
  const [page, setPage] = useState(1);
  const search = useDaySearch('No wins on {day}', fetchFallback.winHistory);
  const query = queryOf(page);
  const fetched = useHistory(query);
  const seen = useSeenHistory(fetched, query);
  const isAll = fetched.data?.pagination.has_next === false;
  return (
    <main className={styles.screen}>
      <SubmissionNotices />
      <BalanceNote />
      <DayButton
        onDay={(day) => search.goTo(day, (number) => getHistory(queryOf(number)), setPage)}
      />
      {search.note}
      <HistoryPages
        fetched={fetched}
        seen={seen}
        loadingText={t('Loading win history...')}
        shapes={ticketShapes}
        failedText={(error) => ticketsFailed(error, fetchFallback.winHistory)}
        emptyIcon={outlines.trophy}
        emptyHint={t('Your wins will appear here.')}
        onPage={(next) => {
          search.end();
          setPage(next);
        }}
      >
        {(records, isOld) => (
          <>
            {page === 1 && !isOld && <NewestWins records={records} isAll={isAll} />}
            <div className={layout.parts}>
              {betsByDay(records).map((day) => (
                <WinsOfDay key={day.entries[0]?.key} {...day} ref={search.refOf(day.day)} />
              ))}
            </div>
          </>
        )}
      </HistoryPages>
    </main>
  );
}

type NewestWinsProps = {
  readonly records: readonly BetRecord[];
  /** True if there are no older wins on other pages. */
  readonly isAll: boolean;
};

/** The new wins, and the sums that their heading does not show. */
function NewestWins({ records, isAll }: NewestWinsProps) {
  const wins = useNewWins(records);
  return (
    <>
      <NewWins wins={wins} isCut={!isAll && wins.length === records.length} />
      <WonLately records={records} isAll={isAll} shown={wonIn(wins)} />
    </>
  );
}

type WonLatelyProps = NewestWinsProps & {
  /** A sum that the screen shows already. */
  readonly shown: number;
};

/** The sums of today and of the week from Monday, as far as the page has all of their wins; each sum once on the screen. */
function WonLately({ records, isAll, shown }: WonLatelyProps) {
  const { won, isWhole } = useBalanceAge();
  const days = records.map(({ timestamps }) => dayOf(timestamps.created_at));
  const sums = [
    { label: t('Won today'), first: today() },
    { label: t('Won this week'), first: mondayOf(today()) },
  ]
    .filter(({ first }) => isAll || days.some((day) => day < first))
    .map(({ label, first }) => ({
      label,
      sum: wonIn(records.filter((_, at) => (days[at] ?? '') >= first)),
    }))
    .filter(({ sum }) => sum > 0 && sum !== shown && !(isWhole && sum === won))
    .filter(({ sum }, at, all) => sum !== all[at - 1]?.sum);
  return (
    <dl className={styles.total}>
      {sums.map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatRupees(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

function WinsOfDay({ title, entries, ref }: Day & { readonly ref: Ref<HTMLElement> }) {
  const id = useId();
  return (
    <section ref={ref}>
      <p id={id} className={layout.head}>
        {title}
      </p>
      <ul className={styles.day} aria-labelledby={id}>
        {entries
          .filter(({ entry }) => entry.status !== 'lost')
          .map(({ key, record, entry }) => (
            <li key={key}>
              <WinTicket record={record} entry={entry} />
            </li>
          ))}
      </ul>
    </section>
  );
}
