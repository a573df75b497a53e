import type { BetRecord } from '@matka/contracts/api/history';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import type { BetEntry } from '../../matka/bet-entries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import { BetCard } from './bet-card.tsx';
import { betTitle } from './bet-title.ts';
import styles from './win-history.module.css';

type WinHistoryCardProps = { readonly record: BetRecord; readonly entry: BetEntry };

/** The wins whose cup was drawn. */
const seen = new WeakSet<BetRecord>();

/** Whether a win is shown for the first time. */
function useFirstView(record: BetRecord): boolean {
  const [isFirst] = useState(() => !seen.has(record));
  useEffect(() => {
    seen.add(record);
  }, [record]);
  return isFirst;
}

/** A won bet, or one of its sub-bets. */
export function WinHistoryCard({ record, entry }: WinHistoryCardProps) {
  const { bet_type, timestamps, calculated_values } = record;
  const isFirst = useFirstView(record);
  return (
    <BetCard
      title={betTitle(record, entry)}
      digits={entry.digits}
      lead={{
        label: t('winAmount'),
        value: formatRupees(calculated_values.win_amount),
        tone: 'good',
      }}
      facts={[
        { label: t('gameType'), value: bet_type.name },
        { label: t('point'), value: String(entry.points) },
        { label: t('transactionTime'), value: formatTime(timestamps.created_at) },
      ]}
    >
      <p className={classNames(styles.won, isFirst && styles.first)}>
        <Icon name={outlines.trophy} size={20} />
        <span>{t('congratulationsForWinning')}</span>
      </p>
    </BetCard>
  );
}
