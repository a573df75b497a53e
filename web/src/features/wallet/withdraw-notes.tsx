import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { show, t } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import styles from './form.module.css';

/** Limits, hours and contacts of withdrawals. Text only: nothing enforces it. */
export function WithdrawNotes() {
  const [{ number }] = config().contacts;
  const text = show(number);
  const link = telephoneLink(text);
  return (
    <dl className={styles.notes}>
      <Note label={t('limits')}>{t('withdrawLimits')}</Note>
      <Note label={t('timing')}>{t('withdrawTiming')}</Note>
      <Note label={t('forAnyQuery')}>{link ? <a href={link}>{text}</a> : text}</Note>
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
