import type { Market } from '@matka/contracts/api/markets';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { formatClock } from '../../lib/time.ts';
import { resultLines } from '../../matka/result-string.ts';
import { sessionName } from '../../matka/session-name.ts';
import { formatMinutes } from '../../matka/time-left.ts';
import { Link } from '../../ui/link.tsx';
import textStyles from '../../ui/text.module.css';
import { useDrawTickets } from '../../winnings/draw-tickets.ts';
import { Balls } from './balls.tsx';
import { type Draw, drawsOf } from './draws.ts';
import { Ring } from './ring.tsx';
import styles from './your-draws.module.css';

/** The others are in the history. */
const MOST_SHOWN = 3;

type YourDrawsProps = {
  readonly markets: readonly Market[];
  /** The host's time of the list, and now, in milliseconds. */
  readonly at: number;
  readonly now: number;
};

/** The draws on which the player has placed bids. Whether one won is for the host to say, in the history. */
export function YourDraws({ markets, at, now }: YourDrawsProps) {
  const draws = drawsOf(useDrawTickets(), markets, at, now);
  if (draws.length === 0) return null;
  return (
    <section className={styles.draws} aria-labelledby="your-draws">
      <h2 id="your-draws" className={textStyles.head}>
        {t('Waiting for results')}
      </h2>
      <ul>
        {draws.slice(0, MOST_SHOWN).map((draw) => (
          <li key={`${draw.market.id} ${draw.drawnAt}`}>
            <Stub draw={draw} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MINUTE = 60_000;

/** A draw, as the stub of a ticket that leads to the history. */
function Stub({ draw, now }: { readonly draw: Draw; readonly now: number }) {
  const { market, session, clock, drawnAt, numbers, result } = draw;
  const [before] = useState(() => resultLines(market));
  const [first] = numbers;
  const minutes = Math.ceil((drawnAt - now) / MINUTE);
  return (
    <Link to={paths.bidHistory} className={styles.stub}>
      <strong className={styles.number}>
        {first?.label}
        {numbers.length > 1 && <span>{` + ${numbers.length - 1}`}</span>}
      </strong>
      <div className={styles.draw}>
        <span className={styles.market}>{market.name}</span>
        {result ? (
          <Balls lines={result} before={before} lit={first?.lit ?? []} />
        ) : (
          <span className={textStyles.quiet}>
            {t('{session} result at {time}', {
              session: sessionName(session),
              time: formatClock(clock),
            })}
          </span>
        )}
      </div>
      {!result && minutes > 0 && minutes <= 60 && (
        <Ring minutes={minutes}>
          <span translate="no">{formatMinutes(minutes)}</span>
        </Ring>
      )}
    </Link>
  );
}
