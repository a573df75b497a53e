import { t } from '../../i18n/translate.ts';
import { showLargerNumbers, useLargerNumbers } from '../../themes/larger-numbers.ts';
import { CheckBox } from '../../ui/check-box.tsx';

/** Shows results and other numbers larger, on this device. */
export function LargerNumbersBox() {
  const checked = useLargerNumbers();
  return <CheckBox label={t('Larger numbers')} checked={checked} onChange={showLargerNumbers} />;
}
