import type { Market } from '@matka/contracts/decoders/markets';
import { formatClock } from '../../lib/time.ts';
import { isGreenStatus, opensClosedDialog } from '../../matka/market-status.ts';
import { resultString } from '../../matka/result-string.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './market-card.module.css';

type MarketCardProps = { readonly market: Market; readonly onOpen: () => void };

/** A market: the whole card can be tapped like its button. */
export function MarketCard({ market, onOpen }: MarketCardProps) {
  const { name, current_status, current_status_name: status } = market;
  const result = resultString(market);
  return (
    <Card className={styles.card} onClick={onOpen}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <StatusChip tone={isGreenStatus(current_status) ? 'good' : 'bad'}>{status}</StatusChip>
      </div>
      <p className={styles.result} data-drawn={/\d/.test(result)}>
        {result}
      </p>
      <Button
        className={styles.bet}
        variant={opensClosedDialog(status) ? 'secondary' : 'primary'}
        aria-description={name}
      >
        Place Bet
      </Button>
      <dl className={styles.times}>
        <div>
          <dt>Open</dt>
          <dd>{formatClock(market.open_time)}</dd>
        </div>
        <div>
          <dt>Close</dt>
          <dd>{formatClock(market.close_time)}</dd>
        </div>
      </dl>
    </Card>
  );
}
