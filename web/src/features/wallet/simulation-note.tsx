import { t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './simulation-note.module.css';

/** The note that a payment is simulated. */
export function NoRealMoney() {
  return <p className={styles.line}>{t('noRealMoney')}</p>;
}

/** The legal note of every wallet screen: matka for money is unlawful in India. */
export function PointsNote() {
  return (
    <p className={styles.note}>
      <Icon name="info" size={20} />
      <span>{t('pointsAreSimulated')}</span>
    </p>
  );
}
