import type { Market } from '@matka/contracts/api/markets';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import styles from './closed-dialog.module.css';

type ClosedDialogProps = {
  readonly market: Market | undefined;
  readonly onClose: () => void;
};

/** The notice that a market is closed for today, with its times. */
export function ClosedDialog({ market, onClose }: ClosedDialogProps) {
  if (!market) return null;
  return (
    <Dialog
      onClose={onClose}
      title={t('Bidding is closed for Today')}
      closesOnBackdrop
      actions={<Button onClick={onClose}>{t('Ok')}</Button>}
    >
      <p className={styles.name}>{market.name}</p>
      <KeyValueList
        boxed
        facts={[
          [t('Open Result Time'), formatClock(market.open_result_time)],
          [t('Open Bid Last Time'), formatClock(market.open_time)],
          [t('Close Result Time'), formatClock(market.close_result_time)],
          [t('Close Bid Last Time'), formatClock(market.close_time)],
        ]}
      />
    </Dialog>
  );
}
