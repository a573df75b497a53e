import { useId, useRef, useState } from 'react';
import { readMpin } from '../lib/account-readers.ts';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './pin-field.module.css';
import { type TypedValue, useTypedValue } from './use-typed-value.ts';

const BOXES = [0, 1, 2, 3];

export type PinFieldProps = FieldTexts &
  TypedValue & {
    readonly onBlur?: (() => void) | undefined;
    readonly name?: string | undefined;
    readonly autoComplete?: string | undefined;
  };

/** A tap on a filled box selects its digit for overwriting; a tap on an empty one continues typing. */
function selectBox(input: HTMLInputElement, x: number): void {
  const { left, width } = input.getBoundingClientRect();
  const box = Math.floor(((x - left) / width) * BOXES.length);
  const end = input.value.length;
  if (box < end) input.setSelectionRange(box, box + 1);
  else input.setSelectionRange(end, end);
}

/**
 * Four boxes over one real input: typing moves on, Backspace back, paste and autofill fill all, readers meet one field.
 */
export function PinField(props: PinFieldProps) {
  const { label, value, onChange, read = readMpin, onBlur, hint, name, autoComplete } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const typed = useTypedValue({ value, onChange, read });
  const error = props.error ?? typed.error;
  const texts = { label, error, hint, loss: typed.hint };
  const followCaret = () => setCaret(input.current?.selectionStart ?? undefined);
  return (
    <FieldFrame id={id} {...texts}>
      <div className={styles.pin}>
        <input
          {...describedBy(id, texts)}
          {...typed.attributes}
          ref={input}
          id={id}
          name={name}
          className={styles.input}
          type="password"
          inputMode="numeric"
          autoComplete={autoComplete}
          onChange={(event) => {
            typed.attributes.onChange(event);
            followCaret();
          }}
          onClick={(event) => selectBox(event.currentTarget, event.clientX)}
          onFocus={followCaret}
          onSelect={followCaret}
          onBlur={() => {
            setCaret(undefined);
            onBlur?.();
          }}
        />
        {BOXES.map((box) => (
          <span
            key={box}
            aria-hidden="true"
            data-testid="pin-box"
            data-active={box === Math.min(caret ?? -1, BOXES.length - 1) || undefined}
            className={classNames(field.box, styles.box, error && styles.wrong)}
          >
            {value[box] && '•'}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
