import type { Market } from '@matka/contracts/api/markets';
import { useEffect, useEffectEvent, useState } from 'react';
import { getHistory } from '../../api/history.ts';
import { t } from '../../i18n/translate.ts';
import { formatWhole } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { formatClock } from '../../lib/time.ts';
import { marketName } from '../../matka/market-name.ts';
import { resultLines } from '../../matka/result-string.ts';
import { sessionName } from '../../matka/session-name.ts';
import { formatMinutes } from '../../matka/time-left.ts';
import { Balls } from '../../ui/balls.tsx';
import cardStyles from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { outlines } from '../../ui/outlines.ts';
import textStyles from '../../ui/text.module.css';
import tones from '../../ui/tone.module.css';
import { BalanceNote } from '../../winnings/balance-note.tsx';
import { useDrawTickets } from '../../winnings/draw-tickets.ts';
import { type Draw, drawsOf } from './draws.ts';
import { Ring } from './ring.tsx';
import styles from './your-draws.module.css';

/** The others are in the history. */
const MOST_SHOWN = 3;

/** Reads the newest bets, and also the newest wins if there are more bets: a large bet can push a win off the first page. */
async function readNewest(): Promise<void> {
  const { pagination } = await getHistory({ page: 1 });
  if (pagination.has_next) await getHistory({ page: 1, bet_status: ['won'] });
}

type YourDrawsProps = {
  readonly markets: readonly Market[];
  /** The host's time of the list, and now, in milliseconds. */
  readonly at: number;
  readonly now: number;
  /** Number of refreshes by the player. */
  readonly asked: number;
  readonly onRefresh: () => void;
};

/** The draws on which the player has placed bids. The history of the host decides if one won. */
export function YourDraws({ markets, at, now, asked, onRefresh }: YourDrawsProps) {
  const draws = drawsOf(useDrawTickets(), { markets, at }, now);
  const readOutcomes = useEffectEvent(() => {
    if (draws.some((draw) => draw.drawnAt <= now && (asked > 0 || isUnsure(draw))))
      // Without the history a due draw stays due.
      readNewest().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and whenever the player asks.
  useEffect(() => readOutcomes(), [asked]);
  if (draws.length === 0) return null;
  const more = draws.length - MOST_SHOWN;
  return (
    <section className={styles.draws} aria-labelledby="your-draws">
      <h2 id="your-draws" className={textStyles.head}>
        {t(draws.every(isAwaited) ? 'Waiting for results' : 'Your draws')}
      </h2>
      <ul className={cardStyles.card}>
        {draws.slice(0, MOST_SHOWN).map((draw) => (
          <li key={`${draw.market.id} ${draw.drawnAt}`} className={styles.stub}>
            <Stub draw={draw} now={now} onRefresh={onRefresh} />
          </li>
        ))}
      </ul>
      {draws.some(({ won }) => won) && <BalanceNote />}
      {more > 0 && (
        <Link to={paths.bidHistory} className={styles.more}>
          {t('+ {count} more', { count: more })}
        </Link>
      )}
    </section>
  );
}

const MINUTE = 60_000;

/** True until the list or the history shows something of a draw. */
const isAwaited = ({ won, result }: Draw): boolean => won === undefined && !result;

/** True if the history has not decided a draw, or the list shows another outcome, as after a correction. */
const isUnsure = ({ won, result, numbers }: Draw): boolean =>
  won === undefined ||
  (result !== undefined && won > 0 !== numbers.some(({ lit }) => lit.length > 0));

type StubProps = Pick<YourDrawsProps, 'now' | 'onRefresh'> & { readonly draw: Draw };

/** A draw, as the stub of a ticket that leads to the history. */
function Stub({ draw, now, onRefresh }: StubProps) {
  const { market, session, clock, drawnAt, numbers, result } = draw;
  const lines = resultLines(result ?? {});
  const [before] = useState(lines);
  const [first] = numbers;
  const minutes = Math.ceil((drawnAt - now) / MINUTE);
  return (
    <>
      <strong className={styles.number}>
        {first?.text}
        {numbers.length > 1 && (
          <span className={textStyles.quiet}>{` + ${numbers.length - 1}`}</span>
        )}
      </strong>
      <div className={styles.draw}>
        <Link to={draw.won ? paths.winHistory : paths.bidHistory} className={cardStyles.link}>
          {marketName(market.name)}
        </Link>
        {result && <Balls lines={lines} before={before} lit={first?.lit ?? []} />}
        {minutes > 0 ? (
          <p className={textStyles.quiet}>
            {t('{session} result at {time}', {
              session: sessionName(session),
              time: formatClock(clock),
            })}
          </p>
        ) : (
          <Outcome draw={draw} onRefresh={onRefresh} />
        )}
      </div>
      {minutes > 0 && minutes <= 60 && (
        <Ring minutes={minutes}>
          <span translate="no">{formatMinutes(minutes)}</span>
        </Ring>
      )}
    </>
  );
}

/** The outcome in the history of the bets on a draw whose time has come; until then the digits of the list, if it has them. */
function Outcome({ draw, onRefresh }: Pick<StubProps, 'draw' | 'onRefresh'>) {
  const { won } = draw;
  if (won === undefined && !isAwaited(draw)) {
    return (
      <Link to={paths.bidHistory} className={classNames(tones.warn, styles.due)}>
        {t('Drawn · Check your bet')}
      </Link>
    );
  }
  if (won === undefined) {
    return (
      <button type="button" className={classNames(tones.warn, styles.due)} onClick={onRefresh}>
        {t('Result due · Refresh')}
      </button>
    );
  }
  if (won === 0) return <p className={textStyles.quiet}>{t('Better luck next time')}</p>;
  return (
    <p className={styles.won}>
      <Icon name={outlines.trophy} size={18} />
      <span>{t('Won {amount}', { amount: formatWhole(won) })}</span>
    </p>
  );
}
