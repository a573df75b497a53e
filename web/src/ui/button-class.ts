import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** The look of a button, also for a link that stands as one. `block` takes the whole width. */
export function buttonClass(variant: ButtonVariant = 'primary', block = false): string {
  return classNames(styles.button, styles[variant], block && styles.block);
}
