import { marketStatus } from '../../../matka/market-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './closed-notice.module.css';

const TOMORROW = 'Betting is closed for today. Please try again tomorrow.';
const LATER = 'Betting is currently closed. Please check back later.';

type ClosedNoticeProps = { readonly statusName: string; readonly onBack: () => void };

/** Replaces form, table and footer while the market takes no bets. */
export function ClosedNotice({ statusName, onBack }: ClosedNoticeProps) {
  const today = statusName.trim() === marketStatus.closedForToday;
  return (
    <main className={styles.notice}>
      <span className={styles.emblem}>
        <Icon name="lock" size={32} />
      </span>
      <h2 className={styles.title}>Betting Closed</h2>
      <p className={styles.text}>{today ? TOMORROW : LATER}</p>
      <Button onClick={onBack}>Go Back</Button>
    </main>
  );
}
