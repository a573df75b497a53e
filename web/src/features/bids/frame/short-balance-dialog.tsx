import { useNavigate } from 'react-router-dom';
import { INSUFFICIENT } from '../../../api/bet-error-text.ts';
import { logOut } from '../../../auth/log-out.ts';
import { t } from '../../../i18n/translate.ts';
import { formatBalance, formatRupees } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { BalanceNote, useBalanceAge } from '../../../winnings/balance-note.tsx';
import styles from './short-balance-dialog.module.css';

type ShortBalanceDialogProps = {
  readonly available: number | undefined;
  readonly required: number;
  readonly onOk: () => void;
};

/**
 * The dialog on an insufficient wallet balance, with a way on: a new sign-in adds what was won
 * since the balance was told; otherwise the wallet.
 */
export function ShortBalanceDialog({ available, required, onOk }: ShortBalanceDialogProps) {
  const { won } = useBalanceAge();
  const navigate = useNavigate();
  return (
    <Dialog
      open={true}
      onClose={onOk}
      title={t('insufficientWalletBalance')}
      emblem={<Emblem icon="wallet" tone="bad" />}
      actions={
        <>
          {won > 0 ? (
            <Button variant="secondary" onClick={() => logOut(navigate)}>
              {t('signInAgain')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => navigate(paths.wallet)}>
              {t('addFunds')}
            </Button>
          )}
          <Button onClick={onOk}>{t('okCapitals')}</Button>
        </>
      }
    >
      <div className={styles.facts}>
        <p>{t(INSUFFICIENT)}</p>
        <KeyValueList
          facts={[
            [t('availablePoints'), formatBalance(available)],
            [t('requiredPoints'), formatRupees(required)],
            ...(available !== undefined && available < required
              ? [[t('shortByLabel'), formatRupees(required - available), 'bad'] as const]
              : []),
          ]}
        />
        <BalanceNote />
      </div>
    </Dialog>
  );
}
