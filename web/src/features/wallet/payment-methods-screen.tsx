import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import { LargeAmount } from './large-amount.tsx';
import { MenuRow } from './menu-row.tsx';
import { paymentOf, receiptOf } from './payment.ts';
import { PaymentOptionDialog } from './payment-option-dialog.tsx';
import { Simulated } from './simulation-note.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { UpiWallets } from './upi-wallets.tsx';

/** A simulated payment: provider, option, success. Sends nothing. */
export function PaymentMethodsScreen() {
  const { amount, type } = paymentOf(useLocation().state);
  const navigate = useNavigate();
  const [provider, setProvider] = useState<string | null>(null);
  const [paid, setPaid] = useState(false);
  const pay = () => {
    setProvider(null);
    setPaid(true);
  };
  return (
    <main className={page.page}>
      <LargeAmount label={t('Amount')} amount={amount} />
      <Card className={page.lines}>
        <UpiWallets onPick={setProvider} />
        <MenuRow icon={outlines.bank} label={t('Internet Banking')} />
        <MenuRow icon="wallet" label={t('Other')} />
      </Card>
      <Simulated />
      {provider !== null && (
        <PaymentOptionDialog
          provider={provider}
          amount={amount}
          onCancel={() => setProvider(null)}
          onContinue={pay}
        />
      )}
      {paid && (
        <SuccessDialog
          receipt={receiptOf(type, amount)}
          onDone={() => navigate(paths.wallet, { replace: true })}
        />
      )}
    </main>
  );
}
