import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { bidEndText } from '../../matka/bid-end-text.ts';
import { type BidEnd, isSameDay, nextTime } from '../../matka/market-clock.ts';
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
  /** The host's time in milliseconds. */
  readonly now: number;
  readonly onOpen: (listed: ListedMarket) => void;
  readonly children: ReactNode;
};

/** The market whose bidding ends next, and shortcuts to the ones after it; once all are closed, the next to open. */
export function Board({ listed, now, onOpen, children }: BoardProps) {
  const running = listed.filter(({ end }) => end !== undefined).slice(0, MOST_SHOWN);
  const [next, ...others] = running;
  const opening = next ? undefined : firstOpening(listed, now);
  return (
    <section className={styles.board}>
      <div className={styles.head}>
        {next && <h2>{t('closesNext')}</h2>}
        {opening && <h2>{t(isSameDay(opening.at, now) ? 'opensToday' : 'opensTomorrow')}</h2>}
        {children}
      </div>
      {next?.end && (
        <Hero key={next.market.id} {...next} end={next.end} onOpen={() => onOpen(next)} />
      )}
      {opening && <Opening market={opening.market} />}
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

/** The closed market whose bidding on open ends first from now on, and when, in milliseconds. */
function firstOpening(listed: readonly ListedMarket[], now: number) {
  return listed
    .flatMap(({ market, isClosed }) => {
      const at = isClosed ? nextTime(market.open_time, now) : undefined;
      return at === undefined ? [] : { market, at };
    })
    .sort((a, b) => a.at - b.at)[0];
}

/** The next market to open, with its last result. */
function Opening({ market }: Pick<ListedMarket, 'market'>) {
  const lines = resultLines(market);
  const { name, open_time: clock } = market;
  return (
    <Card className={styles.opening}>
      <p className={styles.name}>{name}</p>
      <p className={styles.till}>{bidEndText({ session: 'open', clock })}</p>
      <Balls lines={lines} before={lines} />
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
