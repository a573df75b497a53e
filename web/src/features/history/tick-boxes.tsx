import { CheckBox } from '../../ui/check-box.tsx';
import styles from './filter-dialog.module.css';

export type Tick<Value extends string> = { readonly value: Value; readonly label: string };

type TickBoxesProps<Value extends string> = {
  readonly title: string;
  readonly boxes: readonly Tick<Value>[];
  readonly ticked: readonly Value[];
  readonly onTicked: (ticked: readonly Value[]) => void;
  /** Shown in place of the boxes. */
  readonly notice?: string | undefined;
};

/** A titled group of check boxes. */
export function TickBoxes<Value extends string>(props: TickBoxesProps<Value>) {
  const { title, boxes, ticked, onTicked, notice } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {notice && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      <div className={styles.boxes}>
        {boxes.map(({ value, label }) => (
          <CheckBox
            key={value}
            label={label}
            checked={ticked.includes(value)}
            onChange={(checked) =>
              onTicked(checked ? [...ticked, value] : ticked.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
