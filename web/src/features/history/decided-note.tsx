import type { BetRecord } from '@matka/contracts/api/history';
import { useEffect } from 'react';
import { t } from '../../i18n/translate.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { isJustDecided, markDecidedBetsSeen } from '../../winnings/decided-bets.ts';
import styles from './history.module.css';

/** How many of the listed bets were pending when they were last seen; leads to the first. */
export function DecidedNote({ records }: { readonly records: readonly BetRecord[] }) {
  useEffect(() => markDecidedBetsSeen, []);
  const count = records.filter(isJustDecided).flatMap(betEntries).length;
  return (
    <p role="status" className={styles.decided}>
      {count > 0 && (
        <button
          type="button"
          onClick={() => document.querySelector('[data-new]')?.scrollIntoView({ block: 'center' })}
        >
          {t('bidsDecided', { count })}
        </button>
      )}
    </p>
  );
}
