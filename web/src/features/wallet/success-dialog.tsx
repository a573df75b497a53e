import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { hostNow } from '../../lib/host-time.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import page from '../../ui/page.module.css';
import { LargeAmount } from './large-amount.tsx';
import type { Receipt } from './payment.ts';
import { NoRealMoney } from './simulation-note.tsx';

type SuccessDialogProps = { readonly receipt: Receipt; readonly onDone: () => void };

/** The simulated success of a payment, with the time at which it was first shown. */
export function SuccessDialog({ receipt, onDone }: SuccessDialogProps) {
  const [time] = useState(() => formatTime(hostNow()));
  return (
    <Dialog
      onClose={onDone}
      title={t(receipt.title)}
      emblem={<Emblem icon="check" tone="good" />}
      actions={<Button onClick={onDone}>{t('Done')}</Button>}
    >
      <div className={page.form}>
        <LargeAmount label={t('Amount')} amount={receipt.amount} />
        <KeyValueList
          boxed
          facts={[
            [t('Old Wallet Balance'), formatRupees(receipt.oldBalance)],
            [t('New Wallet Balance'), formatRupees(receipt.newBalance)],
            [t('Time'), time],
          ]}
        />
        {/* A note about bids on a payment popup: a quirk that is kept. */}
        <p className={page.smallPrint}>{t('Note: Bid once placed can not be cancelled')}</p>
        <NoRealMoney />
      </div>
    </Dialog>
  );
}
