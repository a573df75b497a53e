import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { t, translated } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import styles from './form.module.css';

/** Limits, hours and contacts of withdrawals. Text only: nothing enforces it. */
export function WithdrawNotes() {
  const [{ number }] = config().contacts;
  const link = telephoneLink(number);
  return (
    <dl className={styles.notes}>
      <Note label={t('Limits')}>{t('Rs 500 to Rs 99999')}</Note>
      <Note label={t('Timing')}>{t('10:30 AM to 11:00 PM')}</Note>
      <Note label={t('For any query')}>
        {link ? <a href={link}>{number}</a> : translated(number)}
      </Note>
    </dl>
  );
}

function Note({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.note}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
