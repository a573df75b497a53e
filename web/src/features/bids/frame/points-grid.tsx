import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import fields from '../../../ui/field.module.css';
import { describedBy, FieldNote } from '../../../ui/field-frame.tsx';
import { useTypedValue } from '../../../ui/use-typed-value.ts';
import { digitKeys } from '../engine/form.ts';
import { changeCell } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { digitInRange } from '../rules/digits.ts';
import { pointsFailure, readPointsText } from '../rules/points.ts';
import { FormMessage } from './form-message.tsx';
import styles from './points-grid.module.css';
import { StakeChips } from './stake-chips.tsx';

/** A points box for each digit: the form and the table in one. */
export function PointsGrid({ screen }: { readonly screen: BidScreen }) {
  const [focused, setFocused] = useState<string>();
  const group = useRef<HTMLFieldSetElement>(null);
  // `sync: true` keeps the caret in place.
  const { cells = {} } = useSnapshot(screen.state, { sync: true }).form;
  const isFillable = (digit: string) => digitInRange(digit, screen.betType.config);
  /** A stake fills the focused field, else the first empty field. */
  const pick = (stake: number) => {
    const digit = focused ?? digitKeys.find((key) => isFillable(key) && !cells[key]);
    if (digit) changeCell(screen, digit, String(stake));
  };
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    const boxes = [...(group.current?.querySelectorAll('input') ?? [])];
    const after = boxes.slice(boxes.indexOf(event.currentTarget) + 1);
    after.find(({ disabled }) => !disabled)?.focus();
  };
  return (
    <div className={styles.form}>
      <StakeChips onPick={pick} />
      <fieldset ref={group} className={styles.grid} aria-label={t('Points by digit')}>
        {digitKeys.map((digit) => (
          <PointsCell
            key={digit}
            digit={digit}
            text={cells[digit] ?? ''}
            disabled={!isFillable(digit)}
            onChange={(text, doubtful) => changeCell(screen, digit, text, doubtful)}
            onFocus={() => setFocused(digit)}
            onKeyDown={goOn}
          />
        ))}
      </fieldset>
      <FormMessage screen={screen} />
    </div>
  );
}

type PointsCellProps = Pick<ComponentProps<'input'>, 'disabled' | 'onFocus' | 'onKeyDown'> & {
  readonly digit: string;
  readonly text: string;
  readonly onChange: (text: string, doubtful: boolean) => void;
};

function PointsCell({ digit, text, onChange, ...input }: PointsCellProps) {
  const id = useId();
  const typed = useTypedValue({ value: text, onChange, read: readPointsText });
  const wrong = text !== '' && pointsFailure(text) !== undefined;
  const texts = { label: digit, error: typed.error, loss: typed.hint };
  return (
    <div className={styles.box}>
      <label className={classNames(fields.box, styles.cell, text !== '' && styles.filled)}>
        <span className={styles.digit}>{digit}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          className={classNames(fields.input, styles.points)}
          aria-label={t('Points for digit {digit}', { digit })}
          placeholder={t('Points')}
          {...input}
          {...describedBy(id, texts)}
          {...typed.attributes}
          aria-invalid={wrong || typed.error !== undefined}
        />
      </label>
      <FieldNote id={id} {...texts} />
    </div>
  );
}
