import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { refuse } from '../../../motion/refuse.ts';
import { tapKey } from '../engine/add-bid.ts';
import { digitKeys } from '../engine/form.ts';
import { changePoints } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { heldBy } from './bid-texts.ts';
import styles from './digit-keypad.module.css';
import { inputOf } from './entry-fields.ts';
import { FormMessage } from './form-message.tsx';
import keyStyles from './key.module.css';
import { PointsField } from './points-field.tsx';
import { StakeChips } from './stake-chips.tsx';

/** Points above ten keys: a tap adds a bid. Each key shows what its digit holds. */
export function DigitKeypad({ screen }: { readonly screen: BidScreen }) {
  const { bids } = useSnapshot(screen.state);
  const tap = (digit: string) => {
    const failure = tapKey(screen, digit);
    if (!failure) return tick();
    const points = inputOf('points');
    if (failure.at === 'points') points?.focus();
    refuse(points);
  };
  return (
    <div className={styles.entry}>
      <PointsField screen={screen} />
      <FormMessage screen={screen} />
      <StakeChips onPick={(stake) => changePoints(screen, String(stake))} />
      <fieldset className={styles.keys} aria-label={t('digits')}>
        {digitKeys.map((digit) => (
          <button key={digit} type="button" className={keyStyles.key} onClick={() => tap(digit)}>
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
