import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/check-box.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './filter-dialog.module.css';

export type Tick<Value extends string> = { readonly value: Value; readonly label: string };

type TickBoxesProps<Value extends string> = {
  readonly title: string;
  readonly boxes: readonly Tick<Value>[];
  readonly ticked: readonly Value[];
  readonly onTicked: (ticked: readonly Value[]) => void;
  /** Shown in place of the boxes. */
  readonly notice?: string | undefined;
  /** A field above the boxes that searches them. */
  readonly search?: ReactNode;
  /** Each box on a line of its own, for many of them. */
  readonly oneColumn?: boolean;
};

/** A titled group of check boxes. */
export function TickBoxes<Value extends string>(props: TickBoxesProps<Value>) {
  const { title, boxes, ticked, onTicked, notice, search, oneColumn } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {search}
      {notice && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      <div className={classNames(styles.boxes, oneColumn && styles.oneColumn)}>
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
