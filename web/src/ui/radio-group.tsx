import { useId } from 'react';
import type { Shown } from '../i18n/text.ts';
import checkBoxes from './check-box.module.css';
import { classNames } from './class-names.ts';
import { FieldNote } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './radio-group.module.css';
import textStyles from './text.module.css';

export type RadioGroupProps<Value extends string> = {
  readonly label: string;
  /** True if the label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly error?: Shown | undefined;
};

/** Native radios side by side as one segmented control under a legend. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, value, options, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend
        className={isLabelHidden ? textStyles.spoken : classNames(textStyles.quiet, styles.legend)}
      >
        {label}
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={option.value}
              className={checkBoxes.cover}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              {option.value === value && <Icon name="check" size={16} />}
              <span>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
