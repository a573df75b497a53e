import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import rows from '../../ui/row.module.css';
import { LargeAmount } from './large-amount.tsx';
import { MenuRow } from './menu-row.tsx';
import { paymentOf, receiptOf } from './payment.ts';
import styles from './payment-methods-screen.module.css';
import { PaymentOptionDialog } from './payment-option-dialog.tsx';
import { Simulated } from './simulation-note.tsx';
import { SuccessDialog } from './success-dialog.tsx';

/** In plain text, without logos: none of these services is used. */
const providers = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI'];

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
        <details open>
          <summary className={classNames(rows.row, rows.fold)}>
            <Badge>
              <Icon name={outlines.qr} />
            </Badge>
            <span className={rows.text}>{t('UPI Wallets')}</span>
            <Icon name={outlines.chevronDown} size={20} />
          </summary>
          <ul className={styles.providers} aria-label={t('UPI Wallets')}>
            {providers.map((name) => (
              <li key={name}>
                <MenuRow label={name} onClick={() => setProvider(name)} />
              </li>
            ))}
          </ul>
        </details>
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
