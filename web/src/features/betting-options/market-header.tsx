import type { FoundMarket } from '../../api/markets.ts';
import { GuideButton } from '../../bet-guide/guide-button.tsx';
import { ResultButton } from '../../bet-guide/result-button.tsx';
import { bidEndText } from '../../matka/bid-end-text.ts';
import { marketAt, nextBidEnd } from '../../matka/market-clock.ts';
import { marketName } from '../../matka/market-name.ts';
import { statusShape } from '../../matka/market-status.ts';
import { isDrawn } from '../../matka/result-string.ts';
import { statusText } from '../../matka/status-text.ts';
import { formatMinutes, SOON } from '../../matka/time-left.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/page.module.css';
import { StatusChip } from '../../ui/status-chip.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './betting-options-screen.module.css';
import { PinChip } from './pin-chip.tsx';

type MarketHeaderProps = FoundMarket & {
  /** The host's time in milliseconds. */
  readonly now: number;
};

/** Name, status and result of the market, and when bidding ends next. */
export function MarketHeader({ market: sent, since, now }: MarketHeaderProps) {
  const market = marketAt(sent, since, now);
  const end = nextBidEnd(sent, since, now);
  return (
    <header className={styles.market}>
      <h2 className={classNames(page.heading, styles.marketName)}>{marketName(market.name)}</h2>
      <GuideButton market={market} />
      <PinChip market={market} />
      <div className={styles.line}>
        <StatusChip {...statusShape(market.current_status_name, market.current_status)}>
          {statusText(market.current_status_name)}
        </StatusChip>
        {isDrawn(market) && (
          <div className={styles.result}>
            <ResultButton marketName={market.name} draw={market} />
          </div>
        )}
        {end && (
          <p
            key={end.minutes}
            className={textStyles.deadline}
            data-soon={end.minutes < SOON || undefined}
            translate="no"
          >
            {`${bidEndText(end)} · ${formatMinutes(end.minutes)}`}
          </p>
        )}
      </div>
    </header>
  );
}
