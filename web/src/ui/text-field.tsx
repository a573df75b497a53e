import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix' | 'children'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Shown before the text, e.g. `+91`; not part of the value. */
    readonly prefix?: string | undefined;
    /** A control at the end of the box, e.g. the eye of a password. */
    readonly trailing?: ReactNode;
  };

/** One line of text under a visible label. Numbers are `type="text" inputMode="numeric"`. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, value, onChange, prefix, trailing, id, ...input } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} error={error} hint={hint}>
      <div className={styles.box}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...describedBy(inputId, { label, error, hint })}
          id={inputId}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
