import type { Market } from '@matka/contracts/decoders/markets';
import { GuideButton } from '../../bet-guide/guide-button.tsx';
import { ResultButton } from '../../bet-guide/result-button.tsx';
import { statusShape } from '../../matka/market-status.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './betting-options-screen.module.css';
import { PinChip } from './pin-chip.tsx';

/** Name, status and result of the market. */
export function MarketHeader({ market }: { readonly market: Market }) {
  return (
    <header className={styles.market}>
      <h2 className={styles.marketName}>{market.name}</h2>
      <StatusChip {...statusShape(market.current_status_name, market.current_status)}>
        {market.current_status_name}
      </StatusChip>
      <div className={styles.result}>
        <ResultButton marketName={market.name} draw={market} />
      </div>
      <GuideButton market={market} />
      <PinChip market={market} />
    </header>
  );
}
