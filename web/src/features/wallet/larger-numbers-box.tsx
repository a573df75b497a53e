import { t } from '../../i18n/translate.ts';
import { showLargerNumbers, useLargerNumbers } from '../../themes/larger-numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import checks from '../../ui/check-box.module.css';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import rows from '../../ui/row.module.css';

/** Shows results and other numbers larger, on this device. */
export function LargerNumbersBox() {
  const on = useLargerNumbers();
  return (
    <label className={rows.row}>
      <Badge>
        <Icon name={outlines.textSize} />
      </Badge>
      <span className={rows.text}>{t('Larger numbers')}</span>
      <input
        type="checkbox"
        className={checks.mark}
        checked={on}
        onChange={(event) => showLargerNumbers(event.target.checked)}
      />
    </label>
  );
}
