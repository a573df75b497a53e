import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant | undefined;
  /** Something this button started is still running: it shows that and cannot be pressed. */
  readonly busy?: boolean | undefined;
  /** Takes the whole width of its box. */
  readonly block?: boolean | undefined;
};

/** The one button of the product, 48 px high. Not a submit button unless `type="submit"` says so. */
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
