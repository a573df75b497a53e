import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant | undefined;
  /** An action of this button is running: shows it and disables the button. */
  readonly busy?: boolean | undefined;
  readonly block?: boolean | undefined;
};

/** The button of the product, 48 px high; of type `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, busy = false, block, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, block), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
