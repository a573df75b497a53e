import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** Something this button started is still running: it shows that and cannot be pressed. */
  readonly busy?: boolean | undefined;
  /** Takes the whole width of its box. */
  readonly block?: boolean | undefined;
};

/** The one button of the product, 48 px high. Not a submit button unless `type="submit"` says so. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', busy = false, block = false, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], block && styles.block, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
