import type { BetRecord } from '@matka/contracts/api/history';
import { useEffect, useState } from 'react';
import { lastList } from '../../api/last-list.ts';
import { readPlayerList, writePlayerList } from '../../auth/player-list.ts';
import { t } from '../../i18n/translate.ts';
import { dayOf, yesterday } from '../../lib/days.ts';
import { formatWhole, inHundredths } from '../../lib/money.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { entriesWithOutcome } from '../../matka/known-draw.ts';
import { useCountUp } from '../../motion/use-count-up.ts';
import textStyles from '../../ui/text.module.css';
import { forgetTickets, isWon } from '../../winnings/draw-tickets.ts';
import styles from './new-wins.module.css';
import { ShareWin } from './share-win.tsx';
import { winOf } from './win-of.ts';
import { paintWin } from './win-picture.ts';

/** Name of the list of wins that the player has seen, and its maximum length. */
const SEEN = 'seen_wins';
const MOST_SEEN = 100;

/** The wins of a page that won more than they cost and were not seen before; at the first visit those since yesterday. */
function newWins(records: readonly BetRecord[], seen: readonly string[]): readonly BetRecord[] {
  const isKnown = ({ timestamps }: BetRecord) =>
    seen.length === 0 && dayOf(timestamps.created_at) < yesterday();
  return records.filter(
    (record) =>
      record.id !== '' &&
      (record.calculated_values.net_profit ?? 0) > 0 &&
      !seen.includes(record.id) &&
      !isKnown(record),
  );
}

/** Sub-bets show the win of their whole bet, so the sum counts each bet once. */
export const wonIn = (records: readonly BetRecord[]): number =>
  inHundredths(
    records.reduce((sum, { calculated_values: { win_amount } }) => sum + (win_amount ?? 0), 0),
  );

/** The wins of a page that were not seen before this visit; all of its wins count as seen from then on. */
export function useNewWins(records: readonly BetRecord[]): readonly BetRecord[] {
  const [seen] = useState(() => readPlayerList(SEEN));
  useEffect(() => {
    const shown = records.map(({ id }) => id).filter(Boolean);
    const before = readPlayerList(SEEN).filter((id) => !shown.includes(id));
    writePlayerList(SEEN, [...shown, ...before].slice(0, MOST_SEEN));
    return () => forgetTickets(isWon);
  }, [records]);
  // The page is read again: wins may come, and a corrected win may go.
  return newWins(records, seen);
}

type NewWinsProps = {
  readonly wins: readonly BetRecord[];
  /** True if there may be more of them on other pages. */
  readonly isCut: boolean;
};

/** The head of the wins on the first view of new ones: their sum, and the ticket of each with Share. */
export function NewWins({ wins, isCut }: NewWinsProps) {
  if (wins.length === 0) return null;
  return (
    <section className={styles.wins} aria-label={t('New win')}>
      <Sum amount={wonIn(wins)} isCut={isCut} />
      <ul>
        {wins.map((record, at) => (
          <li key={record.id}>
            {wins.length > 1 && <p className={textStyles.quiet}>{`${at + 1} / ${wins.length}`}</p>}
            <BigTicket record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sum({ amount, isCut }: { readonly amount: number; readonly isCut: boolean }) {
  const shown = formatWhole(useCountUp(amount));
  return (
    <h2 className={styles.sum} translate="no">
      {t('Won {amount}', { amount: isCut ? t('{count} or more', { count: shown }) : shown })}
    </h2>
  );
}

function BigTicket({ record }: { readonly record: BetRecord }) {
  const [entry] = entriesWithOutcome(record, betEntries(record), lastList());
  if (!entry) return null;
  const win = winOf(record, entry);
  return (
    <>
      <canvas
        ref={(canvas) => {
          if (canvas) paintWin(canvas, win);
        }}
        role="img"
        aria-label={`${win.market}, ${win.digits}, ${t('Won {amount}', { amount: win.amount })}`}
      />
      <ShareWin record={record} entry={entry} isWide />
    </>
  );
}
