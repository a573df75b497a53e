import { useSnapshot } from 'valtio';
import { classNames } from '../../../ui/class-names.ts';
import { digitKeys } from '../engine/form.ts';
import { changeCell } from '../engine/grid.ts';
import type { BidScreen } from '../engine/screen.ts';
import { digitInRange } from '../rules/digit.ts';
import { pointsFailure } from '../rules/points.ts';
import styles from './points-grid.module.css';

/** A points box for each digit: the form and the table in one. */
export function PointsGrid({ screen }: { readonly screen: BidScreen }) {
  // `sync: true` keeps the caret in place.
  const { cells = {} } = useSnapshot(screen.state, { sync: true }).form;
  return (
    <fieldset className={styles.grid} aria-label="Points by digit">
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
              aria-label={`Points for digit ${digit}`}
              aria-invalid={wrong}
              placeholder="Points"
              value={text}
              disabled={!digitInRange(digit, screen.betType.config)}
              onChange={(event) => changeCell(screen, digit, event.target.value)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
