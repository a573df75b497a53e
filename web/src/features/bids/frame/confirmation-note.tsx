import { t } from '../../../i18n/translate.ts';
import { formatRupees } from '../../../lib/money.ts';
import styles from './confirmation-dialog.module.css';

/**
 * Says that the shown balance does not cover the bids, and by how much; they can be submitted all
 * the same.
 */
export function ShortBalanceNote({ after }: { readonly after: number }) {
  if (after >= 0) return null;
  return (
    <div className={styles.short}>
      <p className={styles.shortBy}>{t('Short by {amount}', { amount: formatRupees(-after) })}</p>
      <p role="note">
        {t(
          'The balance shown is less than the total. The server decides whether your bids are placed.',
        )}
      </p>
    </div>
  );
}
