import type { Market } from '@matka/contracts/decoders/markets';
import { formatClock } from '../../lib/time.ts';
import { nextBidEnd } from '../../matka/market-clock.ts';
import { formatMinutes, SOON } from '../../matka/time-left.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './next-to-close.module.css';

type NextToCloseProps = {
  readonly markets: readonly Market[];
  readonly now: number;
  readonly onOpen: (market: Market) => void;
};

/** The market whose bidding ends next, on top of the list; a tap opens its bet types. */
export function NextToClose({ markets, now, onOpen }: NextToCloseProps) {
  const [next] = markets
    .flatMap((market) => {
      const end = nextBidEnd(market, now);
      return end ? [{ market, end }] : [];
    })
    .sort((a, b) => a.end.minutes - b.end.minutes);
  if (!next) return null;
  const { market, end } = next;
  const side = end.session === 'open' ? 'Open' : 'Close';
  return (
    <button type="button" className={styles.next} onClick={() => onOpen(market)}>
      <Icon name="clock" size={20} />
      <span className={styles.text}>
        <strong>{market.name}</strong>
        <span data-soon={end.minutes < SOON || undefined}>
          {side} bids till {formatClock(end.clock)} · {formatMinutes(end.minutes)}
        </span>
      </span>
      <Icon name="chevron-right" size={20} />
    </button>
  );
}
