import type { BetRecord } from '@matka/contracts/api/history';
import { show, t } from '../../i18n/translate.ts';
import { formatDate } from '../../lib/days.ts';
import { formatTime, UNKNOWN } from '../../lib/time.ts';
import type { BetEntry } from '../../matka/bet-entries.ts';
import { classNames } from '../../ui/class-names.ts';
import tones from '../../ui/tone.module.css';
import { BetCard } from './bet-card.tsx';
import { titleOf } from './bet-title.ts';
import styles from './bid-card.module.css';
import { bareBidDigits } from './bid-digits.ts';
import { bidStatus } from './bid-status.ts';

type BidCardProps = { readonly record: BetRecord; readonly entry: BetEntry };

/** A bet, or one of its sub-bets, with its outcome. */
export function BidCard({ record, entry }: BidCardProps) {
  const { id, market, bet_type, timestamps } = record;
  const { text, tone } = bidStatus(record);
  return (
    <BetCard
      title={titleOf(market.name, entry.session)}
      digits={entry.placed ? entry.digits : bareBidDigits(record)}
      lead={{ label: t('point'), value: String(entry.points) }}
      facts={[
        { label: t('gameType'), value: bet_type.name },
        { label: t('bidId'), value: id || UNKNOWN },
        { label: t('bidDate'), value: formatDate(timestamps.created_at) },
        { label: t('transactionTime'), value: formatTime(timestamps.created_at) },
      ]}
    >
      <p className={classNames(styles.status, tones[tone])} data-tone={tone}>
        {show(text)}
      </p>
    </BetCard>
  );
}
