import styles from './check-box.module.css';

export type CheckBoxProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** A native checkbox with its label, 44 px high. */
export function CheckBox({ label, checked, onChange, name, disabled }: CheckBoxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        className={styles.mark}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
