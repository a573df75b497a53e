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
import styles from './board.module.css';
import type { ListedMarket } from './listed-markets.ts';

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
      {next?.end && <Hero {...next} end={next.end} onOpen={() => onOpen(next)} />}
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

/** Minutes before the end of bidding at which the ring warns. */
const VERY_SOON = 5;

type HeroProps = Omit<ListedMarket, 'end'> & { readonly end: BidEnd; readonly onOpen: () => void };

function Hero({ market, end, onOpen }: HeroProps) {
  const { name, current_status_name: status, current_status } = market;
  return (
    <Card className={styles.hero} role="group" aria-label={t('closesNext')} onClick={onOpen}>
      <div className={styles.title}>
        <p className={styles.name}>{name}</p>
        <StatusChip {...statusShape(status, current_status)}>{statusText(status)}</StatusChip>
        <p className={styles.till}>{bidEndText(end)}</p>
      </div>
      <p className={styles.ring} data-soon={end.minutes < VERY_SOON || undefined}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="29" />
          <circle cx="32" cy="32" r="29" pathLength="60" strokeDasharray={`${end.minutes} 60`} />
        </svg>
        <EndsIn end={end} />
      </p>
      <Balls key={market.id} lines={resultLines(market)} />
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

/** A result with a ball for each digit, hollow until it is drawn; newly drawn ones roll in. */
function Balls({ lines }: { readonly lines: readonly string[] }) {
  const [first] = useState(lines);
  return (
    <p className={styles.balls} role="img" aria-label={lines.join('-')}>
      {lines.map((line, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of the result
        <span key={group} aria-hidden="true">
          {[...line].map((digit, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit and its place in the result
              key={`${at}${digit}`}
              data-drawn={digit !== '*' || undefined}
              data-new={(digit !== '*' && digit !== first[group]?.[at]) || undefined}
            >
              {digit === '*' ? '' : digit}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}
