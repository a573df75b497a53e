import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { bidEndText } from '../../matka/bid-end-text.ts';
import type { BidEnd } from '../../matka/market-clock.ts';
import { statusShape } from '../../matka/market-status.ts';
import { resultLines } from '../../matka/result-string.ts';
import { statusText } from '../../matka/status-text.ts';
import { formatMinutes } from '../../matka/time-left.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Balls } from './balls.tsx';
import styles from './board.module.css';
import type { ListedMarket } from './listed-markets.ts';
import { Ring } from './ring.tsx';

type BoardProps = {
  readonly listed: readonly ListedMarket[];
  readonly onOpen: (listed: ListedMarket) => void;
  readonly children: ReactNode;
};

/** The market whose bidding ends next, and shortcuts to the ones after it. */
export function Board({ listed, onOpen, children }: BoardProps) {
  const running = listed.filter(({ end }) => end !== undefined).slice(0, MOST_SHOWN);
  const [next, ...others] = running;
  return (
    <section className={styles.board}>
      <div className={styles.head}>
        {next && <h2>{t('closesNext')}</h2>}
        {children}
      </div>
      {next?.end && (
        <Hero key={next.market.id} {...next} end={next.end} onOpen={() => onOpen(next)} />
      )}
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className={styles.strip} role="group" aria-label={t('closeAfterThat')}>
          {others.map((other) => (
            <button key={other.market.id} type="button" onClick={() => onOpen(other)}>
              <strong>{other.market.name}</strong>
              {other.end && <EndsIn end={other.end} />}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

const MOST_SHOWN = 5;

type HeroProps = Omit<ListedMarket, 'end'> & { readonly end: BidEnd; readonly onOpen: () => void };

function Hero({ market, end, onOpen }: HeroProps) {
  const { name, current_status_name: status, current_status } = market;
  const lines = resultLines(market);
  const [before] = useState(lines);
  return (
    <Card className={styles.hero} role="group" aria-label={t('closesNext')} onClick={onOpen}>
      <div className={styles.title}>
        <p className={styles.name}>{name}</p>
        <StatusChip {...statusShape(status, current_status)}>{statusText(status)}</StatusChip>
        <p className={styles.till}>{bidEndText(end)}</p>
      </div>
      <Ring minutes={end.minutes}>
        <EndsIn end={end} />
      </Ring>
      <Balls lines={lines} before={before} />
      <Button className={styles.bet} aria-label={t('placeBetOn', { market: name })}>
        {t('placeBet')}
      </Button>
    </Card>
  );
}

/** Minutes left in the last hour; before that, the time of day of the end. */
function EndsIn({ end }: { readonly end: BidEnd }) {
  const text = end.minutes > 60 ? formatClock(end.clock) : formatMinutes(end.minutes);
  return (
    <span key={text} translate="no">
      {text}
    </span>
  );
}
