import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { tapKey } from '../engine/add-bid.ts';
import type { KeypadEntry } from '../engine/definition.ts';
import { digitKeys } from '../engine/form.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './digit-keypad.module.css';
import { PointsField } from './points-field.tsx';

type DigitKeypadProps = { readonly screen: BidScreen; readonly entry: KeypadEntry };

/** Points above ten keys: a tap adds a bid. Each key shows the points on its digit. */
export function DigitKeypad({ screen, entry }: DigitKeypadProps) {
  const { bids } = useSnapshot(screen.state);
  const points = useRef<HTMLInputElement>(null);
  const tap = (digit: string) => {
    if (tapKey(screen, entry, digit)?.at === 'points') points.current?.focus();
  };
  return (
    <div className={styles.entry}>
      <PointsField screen={screen} ref={points} />
      <fieldset className={styles.keys} aria-label="Digits">
        {digitKeys.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => tap(digit)}>
            {digit}
            <span className={styles.sum} aria-hidden="true">
              {bids.find((bid) => bid.digit === digit)?.points}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
