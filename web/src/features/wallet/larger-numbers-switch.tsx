import { t } from '../../i18n/translate.ts';
import { showLargerNumbers, useLargerNumbers } from '../../themes/larger-numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import rows from '../../ui/row.module.css';
import styles from './larger-numbers-switch.module.css';

/** Shows results and other numbers larger, on this device. */
export function LargerNumbersSwitch() {
  const on = useLargerNumbers();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={rows.row}
      onClick={() => showLargerNumbers(!on)}
    >
      <Badge>
        <Icon name={outlines.textSize} />
      </Badge>
      <span>{t('Larger numbers')}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
