import { t } from '../../i18n/translate.ts';
import { showLargerNumbers, useLargerNumbers } from '../../themes/larger-numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import { Switch } from '../../ui/switch.tsx';

/** Shows results and other numbers larger, on this device. */
export function LargerNumbersSwitch() {
  const on = useLargerNumbers();
  return (
    <Switch
      icon={
        <Badge>
          <Icon name={outlines.textSize} />
        </Badge>
      }
      label={t('largerNumbers')}
      on={on}
      onSwitch={() => showLargerNumbers(!on)}
    />
  );
}
