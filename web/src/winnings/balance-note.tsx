import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-state.ts';
import { t } from '../i18n/translate.ts';
import { formatMoment } from '../lib/days.ts';
import { formatRupees, formatWhole } from '../lib/money.ts';
import { useOpenPoints } from '../submissions/use-submissions.ts';
import styles from './balance-note.module.css';
import { type BalanceAge, balanceAge, onWins, storedWins } from './wins-since.ts';

/** The age of the shown points; renders again when they or the wins since change. */
export function useBalanceAge(): BalanceAge {
  // Subscribes; the values are read from the storage.
  void useAuth().user?.points;
  useSyncExternalStore(onWins, storedWins, storedWins);
  return balanceAge();
}

type BalanceNoteProps = {
  /** Also shows the time of a balance that contains every known win. */
  readonly always?: boolean;
};

/** Shows the time of the balance, what was won since, and which bets it may lack. */
export function BalanceNote(props: BalanceNoteProps) {
  const open = useOpenPoints();
  return (
    <>
      <AgeNote {...props} />
      {open > 0 && (
        <p className={styles.note}>{t('balanceMayLack', { amount: formatRupees(open) })}</p>
      )}
    </>
  );
}

function AgeNote({ always = false }: BalanceNoteProps) {
  const { at, won } = useBalanceAge();
  if (at === undefined || (won === 0 && !always)) return null;
  return (
    <p className={styles.note} data-won={won > 0 || undefined}>
      {won > 0
        ? t('winsNotInBalance', {
            time: formatMoment(at),
            amount: formatWhole(won),
          })
        : t('balanceOf', { time: formatMoment(at) })}
    </p>
  );
}
