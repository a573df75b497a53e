import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { hostNow } from '../../lib/host-time.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import type { Receipt } from './receipt.ts';
import { NoRealMoney } from './simulation-note.tsx';
import styles from './success-dialog.module.css';

type SuccessDialogProps = { readonly receipt: Receipt; readonly onDone: () => void };

/** The simulated success of a payment, with the time at which it was first shown. */
export function SuccessDialog({ receipt, onDone }: SuccessDialogProps) {
  const [time] = useState(() => formatTime(hostNow()));
  return (
    <Dialog
      open
      onClose={onDone}
      title={t(receipt.title)}
      emblem={<Emblem icon="check" tone="good" />}
      actions={<Button onClick={onDone}>{t('Done')}</Button>}
    >
      <dl className={styles.lines}>
        <div className={styles.amount}>
          <dt>{t('Amount')}</dt>
          <dd>{formatRupees(receipt.amount)}</dd>
        </div>
        <Line label={t('Old Wallet Balance')} value={formatRupees(receipt.oldBalance)} />
        <Line label={t('New Wallet Balance')} value={formatRupees(receipt.newBalance)} />
        <Line label={t('Time')} value={time} />
      </dl>
      {/* A note about bids on a payment popup: a quirk that is kept. */}
      <p className={styles.note}>{t('Note: Bid once placed can not be cancelled')}</p>
      <NoRealMoney />
    </Dialog>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
