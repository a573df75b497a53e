import { useState } from 'react';
import { translated } from '../../../i18n/translate.ts';
import { useHostNow } from '../../../lib/use-host-now.ts';
import { bidEndText } from '../../../matka/bid-end-text.ts';
import { marketAt, nextBidEnd } from '../../../matka/market-clock.ts';
import { formatMinutes, SOON } from '../../../matka/time-left.ts';
import type { ScreenContext } from '../engine/screen.ts';
import styles from './time-left.module.css';

/** When bidding ends next, and in how many minutes. */
export function TimeLeft({ screen }: { readonly screen: Pick<ScreenContext, 'market'> }) {
  const now = useHostNow();
  const [since] = useState(now);
  const end = nextBidEnd(marketAt(screen.market, since, now), now);
  if (!end) return null;
  return (
    <p
      key={end.minutes}
      className={styles.left}
      data-soon={end.minutes < SOON || undefined}
      translate="no"
    >
      {`${bidEndText(end)} · ${translated(formatMinutes(end.minutes))}`}
    </p>
  );
}
