import type { Market } from '@matka/contracts/decoders/markets';
import { formatClock } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './closed-dialog.module.css';

type ClosedDialogProps = {
  /** The tapped market. */
  readonly market: Market;
  readonly onClose: () => void;
};

/** The notice that a market is closed for today, with its times. */
export function ClosedDialog({ market, onClose }: ClosedDialogProps) {
  return (
    <Dialog
      open={true}
      onClose={onClose}
      title="Bidding is closed for Today"
      closesOnBackdrop
      actions={<Button onClick={onClose}>Ok</Button>}
    >
      <p className={styles.name}>{market.name}</p>
      <dl className={styles.times}>
        <Line label="Open Result Time" clock={market.open_result_time} />
        <Line label="Open Bid Last Time" clock={market.open_time} />
        <Line label="Close Result Time" clock={market.close_result_time} />
        <Line label="Close Bid Last Time" clock={market.close_time} />
      </dl>
    </Dialog>
  );
}

function Line({ label, clock }: { readonly label: string; readonly clock: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.clock}>{formatClock(clock)}</dd>
    </div>
  );
}
