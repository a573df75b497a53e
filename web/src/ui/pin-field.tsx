import { useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './pin-field.module.css';

const BOXES = [0, 1, 2, 3];

export type PinFieldProps = FieldTexts & {
  /** The digits so far, at most four. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
};

/**
 * A tap on a filled box selects its digit for overwriting; a tap on an empty one continues typing.
 */
function selectBox(input: HTMLInputElement, x: number): void {
  const { left, width } = input.getBoundingClientRect();
  const box = Math.floor(((x - left) / width) * BOXES.length);
  const end = input.value.length;
  if (box < end) input.setSelectionRange(box, box + 1);
  else input.setSelectionRange(end, end);
}

/**
 * Four single-digit boxes over one real input, so that typing moves on, Backspace moves back, a
 * pasted or autofilled PIN fills all four, and screen readers meet one field.
 */
export function PinField(props: PinFieldProps) {
  const { label, value, onChange, onBlur, error, hint, name, autoComplete } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const followCaret = () => setCaret(input.current?.selectionStart ?? undefined);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.pin}>
        <input
          {...describedBy(id, { label, error, hint })}
          ref={input}
          id={id}
          name={name}
          className={styles.input}
          type="password"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => {
            onChange(event.target.value.replace(/\D/g, '').slice(0, BOXES.length));
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
