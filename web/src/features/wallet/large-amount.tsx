import { formatRupees } from '../../lib/money.ts';
import styles from './large-amount.module.css';

type LargeAmountProps = { readonly label: string; readonly amount: number };

/** What a form or dialog is about: an amount in rupees under its name. */
export function LargeAmount({ label, amount }: LargeAmountProps) {
  return (
    <dl className={styles.amount}>
      <dt>{label}</dt>
      <dd>{formatRupees(amount)}</dd>
    </dl>
  );
}
