import { t } from '../../i18n/translate.ts';
import { bidEndText } from '../../matka/bid-end-text.ts';
import { statusShape } from '../../matka/market-status.ts';
import { resultLines, resultString } from '../../matka/result-string.ts';
import { statusText } from '../../matka/status-text.ts';
import { Changing } from '../../motion/changing.tsx';
import { Balls } from '../../ui/balls.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import textStyles from '../../ui/text.module.css';
import type { ListedMarket } from './listed-markets.ts';
import styles from './market-card.module.css';
import { MarketTimes } from './market-times.tsx';

type MarketCardProps = ListedMarket & {
  readonly hasBalls?: boolean | undefined;
  readonly onOpen: () => void;
};

/** A market: the whole card can be tapped like its button. Its result is a text, or balls on a separate line. */
export function MarketCard({ market, end, isClosed, hasBalls, onOpen }: MarketCardProps) {
  const { name, current_status, current_status_name: status } = market;
  const result = resultString(market);
  const lines = resultLines(market);
  return (
    <Card
      className={styles.card}
      data-closed={isClosed || undefined}
      data-balls={hasBalls || undefined}
      onClick={onOpen}
    >
      <h3 className={styles.name}>{name}</h3>
      {hasBalls ? (
        <Balls lines={lines} />
      ) : (
        <p className={styles.result} data-drawn={/\d/.test(result)}>
          <span dir="ltr">
            <Changing value={result} />
          </span>
        </p>
      )}
      <button type="button" className={styles.bet} aria-description={name}>
        {t('Place Bet')}
      </button>
      <div className={styles.facts}>
        <StatusChip {...statusShape(status, current_status)}>{statusText(status)}</StatusChip>
        {end && <span className={textStyles.spoken}>{bidEndText(end)}</span>}
        <MarketTimes market={market} />
      </div>
    </Card>
  );
}
