import { type KeyboardEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { digitKeys } from '../engine/form.ts';
import { changeCell } from '../engine/grid.ts';
import type { BidScreen } from '../engine/screen.ts';
import { digitInRange } from '../rules/digit.ts';
import { pointsFailure } from '../rules/points.ts';
import styles from './points-grid.module.css';
import { StakeChips } from './stake-chips.tsx';

/** A points box for each digit: the form and the table in one. */
export function PointsGrid({ screen }: { readonly screen: BidScreen }) {
  const [focused, setFocused] = useState<string>();
  const group = useRef<HTMLFieldSetElement>(null);
  // `sync: true` keeps the caret in place.
  const { cells = {} } = useSnapshot(screen.state, { sync: true }).form;
  const isFillable = (digit: string) => digitInRange(digit, screen.betType.config);
  /** A stake fills the field in focus, else the first empty one. */
  const pick = (stake: number) => {
    const digit = focused ?? digitKeys.find((key) => isFillable(key) && !cells[key]);
    if (digit) changeCell(screen, digit, String(stake));
  };
  /** Enter goes on to the next field. */
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
        {digitKeys.map((digit) => {
          const text = cells[digit] ?? '';
          const wrong = text !== '' && pointsFailure(text) !== undefined;
          return (
            <label key={digit} className={classNames(styles.cell, text !== '' && styles.filled)}>
              <span className={styles.digit}>{digit}</span>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="next"
                className={styles.points}
                aria-label={t('Points for digit {digit}', { digit })}
                aria-invalid={wrong}
                placeholder={t('Points')}
                value={text}
                disabled={!isFillable(digit)}
                onFocus={() => setFocused(digit)}
                onKeyDown={goOn}
                onChange={(event) => changeCell(screen, digit, event.target.value)}
              />
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
