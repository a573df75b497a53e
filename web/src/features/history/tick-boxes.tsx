import type { ReactNode } from 'react';
import checkBoxes from '../../ui/check-box.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import textStyles from '../../ui/text.module.css';
import chips from '../../ui/toggle-chip.module.css';
import styles from './tick-boxes.module.css';

export type Tick<Value extends string> = { readonly value: Value; readonly label: string };

type TickBoxesProps<Value extends string> = {
  readonly title: string;
  readonly boxes: readonly Tick<Value>[];
  readonly ticked: readonly Value[];
  readonly onTicked: (ticked: readonly Value[]) => void;
  readonly notice?: string | undefined;
  readonly search?: ReactNode;
};

/** A titled group of check boxes that look like chips. */
export function TickBoxes<Value extends string>(props: TickBoxesProps<Value>) {
  const { title, boxes, ticked, onTicked, notice, search } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {search}
      {notice && (
        <p role="status" className={textStyles.quiet}>
          {notice}
        </p>
      )}
      <div className={styles.boxes}>
        {boxes.map(({ value, label }) => (
          <label key={value} className={classNames(chips.chip, styles.chip)}>
            <input
              type="checkbox"
              className={checkBoxes.cover}
              checked={ticked.includes(value)}
              onChange={({ target: { checked } }) =>
                onTicked(checked ? [...ticked, value] : ticked.filter((other) => other !== value))
              }
            />
            <span>{label}</span>
            <Icon name="check" size={16} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
