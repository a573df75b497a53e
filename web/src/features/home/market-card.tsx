import type { Market } from '@matka/contracts/api/markets';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { bidEndText } from '../../matka/bid-end-text.ts';
import { nextBidEnd } from '../../matka/market-clock.ts';
import { opensClosedDialog, statusShape } from '../../matka/market-status.ts';
import { resultString } from '../../matka/result-string.ts';
import { formatMinutes, SOON } from '../../matka/time-left.ts';
import { Changing } from '../../motion/changing.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './market-card.module.css';

type MarketCardProps = {
  readonly market: Market;
  /** The host's time in milliseconds. */
  readonly now: number;
  readonly onOpen: () => void;
};

/** A market: the whole card can be tapped like its button. */
export function MarketCard({ market, now, onOpen }: MarketCardProps) {
  const { name, current_status, current_status_name: status } = market;
  const result = resultString(market);
  const closed = opensClosedDialog(status);
  return (
    <Card className={styles.card} data-closed={closed || undefined} onClick={onOpen}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <StatusChip {...statusShape(status, current_status)}>{status}</StatusChip>
      </div>
      <p className={styles.result} data-drawn={/\d/.test(result)}>
        <Changing value={result} />
      </p>
      <Button className={styles.bet} variant={closed ? 'ghost' : 'primary'} aria-description={name}>
        {t('placeBet')}
      </Button>
      <dl className={styles.times}>
        <div>
          <dt>{t('open')}</dt>
          <dd>{formatClock(market.open_time)}</dd>
        </div>
        <div>
          <dt>{t('close')}</dt>
          <dd>{formatClock(market.close_time)}</dd>
        </div>
      </dl>
      <TimeLeft market={market} now={now} />
    </Card>
  );
}

/** The minutes until the next end of bidding; read out with what ends then. */
function TimeLeft({ market, now }: Pick<MarketCardProps, 'market' | 'now'>) {
  const end = nextBidEnd(market, now);
  if (!end) return null;
  return (
    <p className={styles.left} data-soon={end.minutes < SOON || undefined} translate="no">
      <VisuallyHidden>{`${bidEndText(end)} · `}</VisuallyHidden>
      <span key={end.minutes}>{t('left', { time: formatMinutes(end.minutes) })}</span>
    </p>
  );
}
