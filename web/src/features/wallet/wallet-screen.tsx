import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/auth-state.ts';
import { formatRupees } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLazySheet } from '../../ui/use-lazy-sheet.tsx';
import { BalanceNote } from '../../winnings/balance-note.tsx';
import { AddFundForm } from './add-fund-form.tsx';
import { MenuRow } from './menu-row.tsx';
import { type Receipt, receiptOf } from './receipt.ts';
import { PointsNote } from './simulation-note.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import styles from './wallet-screen.module.css';
import { WithdrawForm } from './withdraw-form.tsx';

const loadLimits = () => import('../../limits/limits-sheet.tsx').then((file) => file.LimitsSheet);

/** The balance and the menu of simulated payments. Sends nothing. */
export function WalletScreen() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'add-fund' | 'withdraw' | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [openLimits, limits] = useLazySheet(loadLimits, {});
  const closeSheet = () => setSheet(null);
  const withdraw = (amount: number) => {
    closeSheet();
    setReceipt(receiptOf('withdraw', amount));
  };
  return (
    <main>
      <div className={styles.balance}>
        <dl>
          <dt>Wallet Balance</dt>
          <dd>{formatRupees(user?.points)}</dd>
        </dl>
        <BalanceNote always={true} />
      </div>
      <div className={styles.content}>
        <Card className={styles.menu}>
          <MenuRow icon="money-in" label="Add Funds" onClick={() => setSheet('add-fund')} />
          <MenuRow icon="money-out" label="Withdraw Funds" onClick={() => setSheet('withdraw')} />
          <MenuRow icon="clock" label="Deposit/Withdraw History" />
          <MenuRow
            icon="bank"
            label="Add Bank Details"
            onClick={() => navigate(paths.addBankDetails)}
          />
          <MenuRow icon="pause" label="My Limits" onClick={openLimits} />
        </Card>
        <PointsNote />
      </div>
      <Sheet open={sheet === 'add-fund'} onClose={closeSheet} title="Add Fund">
        <AddFundForm onRequest={(state) => navigate(paths.paymentMethods, { state })} />
      </Sheet>
      <Sheet open={sheet === 'withdraw'} onClose={closeSheet} title="Withdraw Fund">
        <WithdrawForm onRequest={withdraw} />
      </Sheet>
      {limits}
      {receipt && <SuccessDialog receipt={receipt} onDone={() => setReceipt(null)} />}
    </main>
  );
}
