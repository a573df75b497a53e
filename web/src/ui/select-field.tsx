import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { outlines } from './outlines.ts';
import select from './select-field.module.css';

type SelectOption = { readonly value: string; readonly label: string };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly options: readonly SelectOption[];
    readonly placeholder?: string | undefined;
  };

/** A native select under a visible label. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, value, onChange, options, placeholder, id, ...rest } = props;
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FieldFrame id={selectId} label={label} error={error} hint={hint}>
      <div className={classNames(styles.box, select.box)}>
        <select
          {...rest}
          {...describedBy(selectId, { label, error, hint })}
          id={selectId}
          className={classNames(styles.input, select.select)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={select.arrow}>
          <Icon name={outlines.chevronDown} size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
