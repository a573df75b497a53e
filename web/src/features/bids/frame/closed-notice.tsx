import { t } from '../../../i18n/translate.ts';
import { closedText } from '../../../market-wait/closed-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { outlines } from '../../../ui/outlines.ts';
import page from '../../../ui/page.module.css';
import styles from './closed-notice.module.css';

type ClosedNoticeProps = { readonly statusName: string; readonly onBack: () => void };

/** Replaces form, table and footer while the market takes no bets. */
export function ClosedNotice({ statusName, onBack }: ClosedNoticeProps) {
  return (
    <main className={styles.notice}>
      <Emblem icon={outlines.lock} tone="bad" />
      <h2 className={page.heading}>{t('Betting Closed')}</h2>
      <p className={styles.text}>{t(closedText(statusName))}</p>
      <Button onClick={onBack}>{t('Go Back')}</Button>
    </main>
  );
}
