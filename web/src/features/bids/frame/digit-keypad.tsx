import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { refuse } from '../../../motion/refuse.ts';
import { tapKey } from '../engine/add-bid.ts';
import type { KeypadEntry } from '../engine/definition.ts';
import { digitKeys } from '../engine/form.ts';
import { changePoints } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './digit-keypad.module.css';
import { FormMessage } from './form-message.tsx';
import { heldBy } from './held-by-key.ts';
import { PointsField } from './points-field.tsx';
import { StakeChips } from './stake-chips.tsx';

type DigitKeypadProps = { readonly screen: BidScreen; readonly entry: KeypadEntry };

/** Points above ten keys: a tap adds a bid. Each key shows what its digit holds. */
export function DigitKeypad({ screen, entry }: DigitKeypadProps) {
  const { bids } = useSnapshot(screen.state);
  const points = useRef<HTMLInputElement>(null);
  const tap = (digit: string) => {
    const failure = tapKey(screen, entry, digit);
    if (!failure) return tick();
    if (failure.at === 'points') points.current?.focus();
    refuse(points.current);
  };
  return (
    <div className={styles.entry}>
      <PointsField screen={screen} ref={points} />
      <FormMessage screen={screen} />
      <StakeChips onPick={(stake) => changePoints(screen, String(stake))} />
      <fieldset className={styles.keys} aria-label={t('digits')}>
        {digitKeys.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => tap(digit)}>
            <span>{digit}</span>
            <span className={styles.sum} aria-hidden="true">
              {heldBy(digit, bids)}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
