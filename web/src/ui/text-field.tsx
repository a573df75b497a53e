import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { type TypedValue, useTypedValue } from './use-typed-value.ts';

export type TextFieldProps = FieldTexts &
  TypedValue &
  Omit<ComponentProps<'input'>, keyof TypedValue | 'prefix' | 'children'> & {
    /** Shown before the text, e.g. `+91`; not part of the value. */
    readonly prefix?: string | undefined;
    /** A control at the end of the box, e.g. the button that reveals a password. */
    readonly trailing?: ReactNode;
  };

/** One line of text under a label. Numbers: `type="text" inputMode="numeric"`. The dropped part is shown below it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, read, prefix, trailing, id, ...rest } = props;
  const { error: ownError, hint: ownHint, errorId, ...input } = rest;
  const ownId = useId();
  const inputId = id ?? ownId;
  const typed = useTypedValue({ value, onChange, read });
  const texts = { label, error: typed.error ?? ownError, hint: ownHint, loss: typed.hint, errorId };
  return (
    <FieldFrame id={inputId} {...texts}>
      <div className={styles.box}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...describedBy(inputId, texts)}
          {...typed.attributes}
          id={inputId}
          className={styles.input}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
