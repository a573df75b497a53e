import { formatRupees } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text.module.css';
import styles from './large-amount.module.css';

type LargeAmountProps = { readonly label: string; readonly amount: number };

/** The amount in rupees that a form or dialog is about, under its name. */
export function LargeAmount({ label, amount }: LargeAmountProps) {
  return (
    <dl className={classNames(textStyles.centred, styles.amount)}>
      <dt>{label}</dt>
      <dd>{formatRupees(amount)}</dd>
    </dl>
  );
}
