import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './toggle-chip.module.css';

type ToggleChipProps = {
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
  readonly children: ReactNode;
};

/** A small button that stays pressed, with a tick while pressed. */
export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
    >
      {pressed && <Icon name="check" size={16} />}
      <span>{children}</span>
    </button>
  );
}
