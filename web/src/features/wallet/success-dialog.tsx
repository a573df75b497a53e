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
      actions={<Button onClick={onDone}>{t('done')}</Button>}
    >
      <dl className={styles.lines}>
        <div className={styles.amount}>
          <dt>{t('amount')}</dt>
          <dd>{formatRupees(receipt.amount)}</dd>
        </div>
        <Line label={t('oldWalletBalance')} value={formatRupees(receipt.oldBalance)} />
        <Line label={t('newWalletBalance')} value={formatRupees(receipt.newBalance)} />
        <Line label={t('time')} value={time} />
      </dl>
      {/* A note about bids on a payment popup: a quirk that is kept. */}
      <p className={styles.note}>{t('noteNotCancellable')}</p>
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
