import { t } from '../i18n/translate.ts';
import { tick } from '../motion/motion.ts';
import { canVibrate, switchVibration, useVibration } from '../motion/vibration.ts';
import { hasSchemes } from '../themes/look.ts';
import { chooseScheme, useScheme } from '../themes/scheme.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { outlines } from '../ui/outlines.ts';
import styles from './panel-switches.module.css';

/** What the player switches on this device, at the end of the profile panel. */
export function PanelSwitches() {
  const isDark = useScheme() === 'dark';
  const vibrates = useVibration();
  return (
    <>
      {hasSchemes() && (
        <Switch
          icon={outlines.moon}
          label={t('Dark colours')}
          on={isDark}
          onSwitch={() => chooseScheme(isDark ? 'light' : 'dark')}
        />
      )}
      {canVibrate() && (
        <Switch
          icon={outlines.vibration}
          label={t('Vibration')}
          on={vibrates}
          onSwitch={() => {
            switchVibration(!vibrates);
            tick();
          }}
        />
      )}
    </>
  );
}

type SwitchProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: () => void;
};

function Switch({ icon, label, on, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={onSwitch}
    >
      <Icon name={icon} size={20} />
      {label}
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
