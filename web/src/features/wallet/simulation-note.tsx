import { t } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import notes from '../../ui/note.module.css';
import page from '../../ui/page.module.css';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './simulation-note.module.css';

/** The line of a dialog that a payment is simulated. */
export function NoRealMoney() {
  return <p className={page.smallPrint}>{t('Play points. No real money.')}</p>;
}

/** The same in a word, for a payment that is only prepared. */
export function Simulated() {
  return (
    <p className={page.smallPrint}>
      <StatusChip tone="neutral" shape="empty">
        {t('Play points')}
      </StatusChip>
    </p>
  );
}

/** The legal note of the wallet: matka for money is unlawful in India. */
export function PointsNote() {
  return (
    <p className={classNames(notes.note, styles.note)}>
      <Icon name="info" size={20} />
      <span>
        {t(
          "Points are simulated: you can't buy, sell or withdraw them. Real-money matka is unlawful in India.",
        )}
      </span>
    </p>
  );
}
