import type { Market } from '@matka/contracts/api/markets';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './closed-dialog.module.css';

type ClosedDialogProps = {
  /** The tapped market. */
  readonly market: Market | undefined;
  readonly onClose: () => void;
};

/** The notice that a market is closed for today, with its times. */
export function ClosedDialog({ market, onClose }: ClosedDialogProps) {
  if (!market) return null;
  return (
    <Dialog
      open={true}
      onClose={onClose}
      title={t('biddingIsClosedForToday')}
      closesOnBackdrop
      actions={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      <p className={styles.name}>{market.name}</p>
      <dl className={styles.times}>
        <Line label={t('openResultTime')} clock={market.open_result_time} />
        <Line label={t('openBidLastTime')} clock={market.open_time} />
        <Line label={t('closeResultTime')} clock={market.close_result_time} />
        <Line label={t('closeBidLastTime')} clock={market.close_time} />
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
