import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../i18n/translate.ts';
import { formatRupees } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { outlines } from '../../ui/outlines.ts';
import { MenuRow } from './menu-row.tsx';
import styles from './payment-methods-screen.module.css';
import { PaymentOptionDialog } from './payment-option-dialog.tsx';
import { paymentOf } from './payment-state.ts';
import { receiptOf } from './receipt.ts';
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
    <main className={styles.screen}>
      <dl className={styles.amount}>
        <dt>{t('amount')}</dt>
        <dd>{formatRupees(amount)}</dd>
      </dl>
      <Card className={styles.methods}>
        <UpiWallets onPick={setProvider} />
        <MenuRow icon={outlines.bank} label={t('internetBanking')} />
        <MenuRow icon="wallet" label={t('other')} />
      </Card>
      <Simulated />
      <PaymentOptionDialog
        provider={provider}
        amount={amount}
        onCancel={() => setProvider(null)}
        onContinue={pay}
      />
      {paid && (
        <SuccessDialog
          receipt={receiptOf(type, amount)}
          onDone={() => navigate(paths.wallet, { replace: true })}
        />
      )}
    </main>
  );
}
