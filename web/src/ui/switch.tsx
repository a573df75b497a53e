import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: () => void;
};

/** A row that switches something on and off: icon, label and a track with a knob. */
export function Switch({ icon, label, on, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={onSwitch}
    >
      {icon}
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
