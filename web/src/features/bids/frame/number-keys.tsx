import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { refuse } from '../../../motion/refuse.ts';
import { classNames } from '../../../ui/class-names.ts';
import pageStyles from '../../../ui/page.module.css';
import { pressProps } from '../../../ui/press.ts';
import { tapKey } from '../engine/add-bid.ts';
import { digitKeys } from '../engine/form.ts';
import { changePoints } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { heldBy } from './bid-texts.ts';
import { inputOf } from './entry-fields.ts';
import { FormMessage } from './form-message.tsx';
import keyStyles from './key.module.css';
import styles from './number-keys.module.css';
import { PointsField } from './points-field.tsx';
import { StakeChips } from './stake-chips.tsx';

type ScreenProps = { readonly screen: BidScreen };

/** Points above the keys of all digits: a tap adds a bid. */
export function NumberKeys({ screen }: ScreenProps) {
  const { form } = useSnapshot(screen.state);
  const tap = (number: string) => {
    const failure = tapKey(screen, number);
    const points = inputOf('points');
    if (!failure) {
      // The phone's keyboard, if it is open, would cover the keys.
      points?.blur();
      return tick();
    }
    if (failure.at === 'points') points?.focus();
    refuse(points);
  };
  return (
    <div className={classNames(pageStyles.parts, styles.entry)}>
      <PointsField screen={screen} />
      <FormMessage screen={screen} />
      <StakeChips onPick={(stake) => changePoints(screen, String(stake))} chosen={form.points} />
      <fieldset className={styles.keys} aria-label={t('Digits')}>
        {digitKeys.map((digit) => (
          <Key key={digit} screen={screen} number={digit} onTap={tap} />
        ))}
      </fieldset>
    </div>
  );
}

type KeyProps = ScreenProps & {
  readonly number: string;
  readonly onTap: (number: string) => void;
};

function Key({ screen, number, onTap }: KeyProps) {
  const held = heldBy(number, useSnapshot(screen.state).bids);
  return (
    <button type="button" className={keyStyles.key} {...pressProps(() => onTap(number))}>
      <span>{number}</span>
      <span className={styles.sum} aria-hidden="true">
        {held}
      </span>
    </button>
  );
}
