import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

/** Class names of a button, also for links that look like one. `block`: full width. */
export function buttonClass(variant: ButtonVariant = 'primary', block = false): string {
  return classNames(styles.button, styles[variant], block && styles.block);
}
