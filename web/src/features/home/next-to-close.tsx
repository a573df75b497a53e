import type { Market } from '@matka/contracts/api/markets';
import { bidEndText } from '../../matka/bid-end-text.ts';
import { type BidEnd, nextBidEnd } from '../../matka/market-clock.ts';
import { formatMinutes, SOON } from '../../matka/time-left.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './next-to-close.module.css';

type NextToCloseProps = {
  /** The markets as the host sent them. */
  readonly markets: readonly Market[];
  /** A market with its current status. */
  readonly present: (market: Market) => Market;
  readonly now: number;
  readonly onOpen: (market: Market) => void;
};

/** The market whose bidding ends next, on top of the list; a tap opens its bet types. */
export function NextToClose({ markets, present, now, onOpen }: NextToCloseProps) {
  let next: { market: Market; end: BidEnd } | undefined;
  for (const listed of markets) {
    const market = present(listed);
    const end = nextBidEnd(market, now);
    if (end && (!next || end.minutes < next.end.minutes)) next = { market, end };
  }
  if (!next) return null;
  const { market, end } = next;
  return (
    <button type="button" className={styles.next} onClick={() => onOpen(market)}>
      <Icon name="clock" size={20} />
      <span className={styles.text}>
        <strong>{market.name}</strong>
        <span key={end.minutes} data-soon={end.minutes < SOON || undefined} translate="no">
          {`${bidEndText(end)} · ${formatMinutes(end.minutes)}`}
        </span>
      </span>
      <Icon name="chevron-right" size={20} />
    </button>
  );
}
