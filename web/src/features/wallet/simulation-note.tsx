import { Icon } from '../../ui/icon.tsx';
import styles from './simulation-note.module.css';

/** The small line wherever a payment is only made up. */
export function NoRealMoney() {
  return <p className={styles.line}>Simulation: no real money moves.</p>;
}

/** What points are, said on every wallet screen: matka for money is unlawful in India. */
export function PointsNote() {
  return (
    <p className={styles.note}>
      <Icon name="info" size={20} />
      <span>
        Points are simulated. They have no money value and can't be bought, sold or withdrawn.
        Real-money matka is unlawful in India.
      </span>
    </p>
  );
}
