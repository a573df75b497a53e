import type { BetRecord } from '@matka/contracts/decoders/history';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import { type BetEntry, betTitle } from '../../matka/bet-entries.ts';
import { Icon } from '../../ui/icon.tsx';
import { BetCard } from './bet-card.tsx';
import styles from './win-history.module.css';

type WinHistoryCardProps = { readonly record: BetRecord; readonly entry: BetEntry };

/** A won bet, or one of its sub-bets. */
export function WinHistoryCard({ record, entry }: WinHistoryCardProps) {
  const { bet_type, timestamps, calculated_values } = record;
  return (
    <BetCard
      title={betTitle(record, entry)}
      digits={entry.digits}
      lead={{
        label: 'Win Amount',
        value: formatRupees(calculated_values.win_amount),
        tone: 'good',
      }}
      facts={[
        { label: 'Game Type', value: bet_type.name },
        { label: 'Point', value: String(entry.points) },
        { label: 'Transaction Time', value: formatTime(timestamps.created_at) },
      ]}
    >
      <p className={styles.won}>
        <Icon name="trophy" size={20} />
        Congratulations for winning
      </p>
    </BetCard>
  );
}
