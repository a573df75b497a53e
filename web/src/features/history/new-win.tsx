import type { BetRecord } from '@matka/contracts/api/history';
import { useEffect, useState } from 'react';
import { readPlayerList, writePlayerList } from '../../auth/player-list.ts';
import { t } from '../../i18n/translate.ts';
import { dayOf, today } from '../../lib/days.ts';
import { formatRupees } from '../../lib/money.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { useCountUp } from '../../motion/use-count-up.ts';
import styles from './new-win.module.css';
import { ShareWin } from './share-win.tsx';
import { winOf } from './win-of.ts';
import { paintWin } from './win-picture.ts';

/** Name of the list of wins that the player has seen, and how many it keeps. */
const SEEN = 'seen_wins';
const MOST_SEEN = 20;
/** Duration of counting up the sum, in ms. */
const COUNT_UP = 400;

/** The newest win if it is of today, won more than it cost, and was not seen before. */
function newWin([record]: readonly BetRecord[]): BetRecord | undefined {
  if (!record || record.id === '' || !((record.calculated_values.net_profit ?? 0) > 0))
    return undefined;
  if (dayOf(record.timestamps.created_at) !== today()) return undefined;
  return readPlayerList(SEEN).includes(record.id) ? undefined : record;
}

/** The head of the wins on the first view of a new one: its ticket over the whole width, its sum and Share. */
export function NewWin({ records }: { readonly records: readonly BetRecord[] }) {
  const [record] = useState(() => newWin(records));
  useEffect(() => {
    if (record) writePlayerList(SEEN, [record.id, ...readPlayerList(SEEN)].slice(0, MOST_SEEN));
  }, [record]);
  return record ? <BigTicket record={record} /> : null;
}

function BigTicket({ record }: { readonly record: BetRecord }) {
  const amount = useCountUp(record.calculated_values.win_amount ?? 0, COUNT_UP);
  const [entry] = betEntries(record);
  if (!entry) return null;
  const win = winOf(record, entry);
  return (
    <section className={styles.win} aria-label={t('New win')}>
      <canvas
        ref={(canvas) => {
          if (canvas) paintWin(canvas, win);
        }}
        role="img"
        aria-label={`${win.market}, ${win.digits}, ${t('Won {amount}', { amount: win.amount })}`}
      />
      <div className={styles.foot}>
        <strong translate="no">{formatRupees(amount)}</strong>
        <ShareWin win={win} />
      </div>
    </section>
  );
}
