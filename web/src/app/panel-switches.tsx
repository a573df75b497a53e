import { t } from '../i18n/translate.ts';
import { tick } from '../motion/motion.ts';
import { canVibrate, switchVibration, useVibration } from '../motion/vibration.ts';
import { hasSchemes } from '../themes/apply-scheme.ts';
import { chooseScheme, useScheme } from '../themes/scheme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { outlines } from '../ui/outlines.ts';
import styles from './profile-panel.module.css';

/** The player's settings for this device, at the top of the profile panel. */
export function PanelSwitches() {
  const isDark = useScheme() === 'dark';
  const vibrates = useVibration();
  return (
    <>
      {hasSchemes() && (
        <IconButton
          icon={outlines.moon}
          label={t('Dark colours')}
          role="switch"
          aria-checked={isDark}
          className={styles.switch}
          onClick={() => chooseScheme(isDark ? 'light' : 'dark')}
        />
      )}
      {canVibrate() && (
        <IconButton
          icon={outlines.vibration}
          label={t('Vibration')}
          role="switch"
          aria-checked={vibrates}
          className={styles.switch}
          onClick={() => {
            switchVibration(!vibrates);
            tick();
          }}
        />
      )}
    </>
  );
}
