import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/auth-state.ts';
import { t } from '../../i18n/translate.ts';
import { formatRupees } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { UNKNOWN } from '../../lib/time.ts';
import { SubmissionNotices } from '../../submissions/submission-notice.tsx';
import { Card } from '../../ui/card.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { useLazySheet } from '../../ui/use-lazy-sheet.tsx';
import { BalanceNote } from '../../winnings/balance-note.tsx';
import { AddFundForm } from './add-fund-form.tsx';
import { MenuRow } from './menu-row.tsx';
import { type Receipt, receiptOf } from './payment.ts';
import { PointsNote } from './simulation-note.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import styles from './wallet-screen.module.css';
import { WithdrawForm } from './withdraw-form.tsx';

const loadLimits = () => import('../../limits/limits-sheet.tsx').then((file) => file.LimitsSheet);
const loadResults = () =>
  import('../../limits/results-sheet.tsx').then((file) => file.ResultsSheet);

/** The balance and the menu of simulated payments. Sends nothing. */
export function WalletScreen() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'add-fund' | 'withdraw' | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [openLimits, limits] = useLazySheet(loadLimits, {});
  const [openResults, results] = useLazySheet(loadResults, {});
  const closeSheet = () => setSheet(null);
  const withdraw = (amount: number) => {
    closeSheet();
    setReceipt(receiptOf('withdraw', amount));
  };
  return (
    <main>
      <div className={styles.balance}>
        <dl>
          <dt>{t('Wallet Balance')}</dt>
          <dd translate="no">{user ? formatRupees(user.points) : UNKNOWN}</dd>
        </dl>
        <BalanceNote always={true} />
        {user?.points === 0 && (
          <p>
            {t('You have {amount}. Play points come from your operator.', {
              amount: formatRupees(0),
            })}
          </p>
        )}
      </div>
      <div className={styles.content}>
        <SubmissionNotices />
        <Card className={page.lines}>
          <MenuRow
            icon={outlines.moneyIn}
            label={t('Add Funds')}
            onClick={() => setSheet('add-fund')}
          />
          <MenuRow
            icon={outlines.moneyOut}
            label={t('Withdraw Funds')}
            onClick={() => setSheet('withdraw')}
          />
          <MenuRow icon={outlines.clock} label={t('Deposit/Withdraw History')} />
          <MenuRow
            icon={outlines.bank}
            label={t('Add Bank Details')}
            onClick={() => navigate(paths.addBankDetails)}
          />
          <MenuRow icon="pause" label={t('My limits')} onClick={openLimits} />
          <MenuRow icon={outlines.chart} label={t('My results')} onClick={openResults} />
        </Card>
        <PointsNote />
      </div>
      {sheet === 'add-fund' && (
        <Sheet onClose={closeSheet} title={t('Add Fund')}>
          <AddFundForm onRequest={(state) => navigate(paths.paymentMethods, { state })} />
        </Sheet>
      )}
      {sheet === 'withdraw' && (
        <Sheet onClose={closeSheet} title={t('Withdraw Fund')}>
          <WithdrawForm onRequest={withdraw} />
        </Sheet>
      )}
      {limits}
      {results}
      {receipt && <SuccessDialog receipt={receipt} onDone={() => setReceipt(null)} />}
    </main>
  );
}
