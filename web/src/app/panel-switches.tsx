import { t } from '../i18n/translate.ts';
import { tick } from '../motion/motion.ts';
import { canVibrate, switchVibration, useVibration } from '../motion/vibration.ts';
import { hasSchemes } from '../themes/look.ts';
import { chooseScheme, useScheme } from '../themes/scheme.ts';
import { Icon } from '../ui/icon.tsx';
import { outlines } from '../ui/outlines.ts';
import { Switch } from '../ui/switch.tsx';
import styles from './panel-switches.module.css';

/** What the player switches on this device, at the end of the profile panel. */
export function PanelSwitches() {
  const isDark = useScheme() === 'dark';
  const vibrates = useVibration();
  return (
    <div className={styles.switches}>
      {hasSchemes() && (
        <Switch
          icon={<Icon name={outlines.moon} size={20} />}
          label={t('darkColours')}
          on={isDark}
          onSwitch={() => chooseScheme(isDark ? 'light' : 'dark')}
        />
      )}
      {canVibrate() && (
        <Switch
          icon={<Icon name={outlines.vibration} size={20} />}
          label={t('vibration')}
          on={vibrates}
          onSwitch={() => {
            switchVibration(!vibrates);
            tick();
          }}
        />
      )}
    </div>
  );
}
