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
      <p className={styles.shortBy}>{t('shortBy', { amount: formatRupees(-after) })}</p>
      <p role="note">{t('serverDecides')}</p>
    </div>
  );
}
