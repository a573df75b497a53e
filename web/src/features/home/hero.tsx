import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { bidEndText } from '../../matka/bid-end-text.ts';
import type { BidEnd } from '../../matka/market-clock.ts';
import { statusShape } from '../../matka/market-status.ts';
import { resultLines } from '../../matka/result-string.ts';
import { statusText } from '../../matka/status-text.ts';
import { formatMinutes } from '../../matka/time-left.ts';
import { Balls } from '../../ui/balls.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './board.module.css';
import type { ListedMarket } from './listed-markets.ts';
import { MarketTimes } from './market-times.tsx';
import { Ring } from './ring.tsx';

type HeroProps = Omit<ListedMarket, 'end'> & { readonly end: BidEnd; readonly onOpen: () => void };

/** The card of the market whose bidding ends next: minutes left in the last hour, before that the time of day. */
export function Hero({ market, end, onOpen }: HeroProps) {
  const { name, current_status_name: status, current_status } = market;
  const lines = resultLines(market);
  const [before] = useState(lines);
  const left = end.minutes > 60 ? formatClock(end.clock) : formatMinutes(end.minutes);
  return (
    <Card className={styles.hero} role="group" aria-label={t('Closes next')} onClick={onOpen}>
      <h3 className={styles.name}>{name}</h3>
      <StatusChip {...statusShape(status, current_status)}>{statusText(status)}</StatusChip>
      <Balls lines={lines} before={before} />
      <Button className={styles.bet} aria-description={name}>
        {t('Place Bet')}
      </Button>
      <MarketTimes market={market} />
      <span className={textStyles.spoken}>{bidEndText(end)}</span>
      <Ring minutes={end.minutes}>
        <span key={left} translate="no">
          {left}
        </span>
      </Ring>
    </Card>
  );
}
