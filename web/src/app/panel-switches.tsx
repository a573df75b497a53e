import { t } from '../i18n/translate.ts';
import { tick } from '../motion/motion.ts';
import { canVibrate, switchVibration, useVibration } from '../motion/vibration.ts';
import { hasSchemes } from '../themes/apply-scheme.ts';
import { showLargerNumbers, useLargerNumbers } from '../themes/larger-numbers.ts';
import { chooseScheme, useScheme } from '../themes/scheme.ts';
import type { Outline } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { outlines } from '../ui/outlines.ts';
import styles from './profile-panel.module.css';

/** The player's settings for this device, at the top of the profile panel. */
export function PanelSwitches() {
  const isDark = useScheme() === 'dark';
  const vibrates = useVibration();
  const isLarge = useLargerNumbers();
  const vibrate = (on: boolean) => {
    switchVibration(on);
    tick();
  };
  return (
    <>
      {hasSchemes() && (
        <Switch
          icon={outlines.moon}
          label={t('Dark colours')}
          isOn={isDark}
          onSwitch={(on) => chooseScheme(on ? 'dark' : 'light')}
        />
      )}
      <Switch
        icon={outlines.textSize}
        label={t('Larger numbers')}
        isOn={isLarge}
        onSwitch={showLargerNumbers}
      />
      {canVibrate() && (
        <Switch
          icon={outlines.vibration}
          label={t('Vibration')}
          isOn={vibrates}
          onSwitch={vibrate}
        />
      )}
    </>
  );
}

type SwitchProps = {
  readonly icon: Outline;
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (on: boolean) => void;
};

function Switch({ icon, label, isOn, onSwitch }: SwitchProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onSwitch(!isOn)}
    />
  );
}
