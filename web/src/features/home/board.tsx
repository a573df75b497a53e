import type { Market } from '@matka/contracts/api/markets';
import type { ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { nextOpenEnd } from '../../matka/market-clock.ts';
import { resultLines } from '../../matka/result-string.ts';
import { sessionName } from '../../matka/session-name.ts';
import { Balls } from '../../ui/balls.tsx';
import { Card } from '../../ui/card.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './board.module.css';
import { Hero } from './hero.tsx';
import type { ListedMarket } from './listed-markets.ts';

type BoardProps = {
  readonly listed: readonly ListedMarket[];
  /** The market whose bidding ends next. */
  readonly next: ListedMarket | undefined;
  readonly onOpen: (listed: ListedMarket) => void;
  /** The host's time in milliseconds. */
  readonly now: number;
  readonly children: ReactNode;
};

/** The market whose bidding ends next; once all are closed, the next market to open. */
export function Board({ listed, next, now, onOpen, children }: BoardProps) {
  const opening = next ? undefined : firstOpening(listed, now);
  return (
    <section className={styles.board}>
      <div className={styles.head}>
        {next && <h2 className={textStyles.head}>{t('Closes next')}</h2>}
        {opening && (
          <h2 className={textStyles.head}>
            {t('Next: {market}', { market: opening.market.name })}
          </h2>
        )}
        {children}
      </div>
      {next?.end && (
        <Hero key={next.market.id} {...next} end={next.end} onOpen={() => onOpen(next)} />
      )}
      {opening && <Opening market={opening.market} />}
    </section>
  );
}

/** The market whose bidding on open ends first after today, and when, in milliseconds. */
function firstOpening(listed: readonly ListedMarket[], now: number) {
  return listed
    .flatMap(({ market }) => {
      const at = nextOpenEnd(market, now);
      return at === undefined ? [] : { market, at };
    })
    .sort((a, b) => a.at - b.at)[0];
}

/** The next market to open, with its last result. */
function Opening({ market }: { readonly market: Market }) {
  return (
    <Card className={styles.opening}>
      <p>
        {t('Bid on {session} till {time}', {
          session: sessionName('open'),
          time: formatClock(market.open_time),
        })}
      </p>
      <Balls lines={resultLines(market)} />
    </Card>
  );
}
