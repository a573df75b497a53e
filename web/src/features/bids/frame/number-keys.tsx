import { type KeyboardEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { refuse } from '../../../motion/refuse.ts';
import { classNames } from '../../../ui/class-names.ts';
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

const jodis = Array.from({ length: 100 }, (_, jodi) => String(jodi).padStart(2, '0'));

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -10,
  ArrowDown: 10,
};

type ScreenProps = { readonly screen: BidScreen };

/** Points above the keys of all digits, or the board of all jodis: a tap adds a bid. */
export function NumberKeys({ screen }: ScreenProps) {
  const tap = (number: string) => {
    const failure = tapKey(screen, number);
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
      {screen.definition.entry.kind === 'keypad' ? (
        <fieldset className={styles.keys} aria-label={t('digits')}>
          {digitKeys.map((digit) => (
            <Key key={digit} screen={screen} number={digit} onTap={tap} />
          ))}
        </fieldset>
      ) : (
        <JodiBoard screen={screen} onTap={tap} />
      )}
    </div>
  );
}

type KeyProps = ScreenProps & {
  readonly number: string;
  readonly onTap: (number: string) => void;
  readonly isTabStop?: boolean;
};

function Key({ screen, number, onTap, isTabStop = true }: KeyProps) {
  const held = heldBy(number, useSnapshot(screen.state).bids);
  return (
    <button
      type="button"
      className={keyStyles.key}
      tabIndex={isTabStop ? undefined : -1}
      onClick={() => onTap(number)}
    >
      <span>{number}</span>
      <span className={styles.sum} aria-hidden="true">
        {held}
      </span>
    </button>
  );
}

/** The hundred jodis in rows of ten: one stop of the Tab key, arrow keys move between them. */
function JodiBoard({ screen, onTap }: ScreenProps & Pick<KeyProps, 'onTap'>) {
  const board = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const next = current + (steps[event.key] ?? Number.NaN);
    if (!jodis[next]) return;
    event.preventDefault();
    setCurrent(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  const tap = (jodi: string) => {
    setCurrent(Number(jodi));
    onTap(jodi);
  };
  return (
    <fieldset
      ref={board}
      className={classNames(styles.keys, styles.board)}
      aria-label={t('allJodis')}
      onKeyDown={move}
    >
      {jodis.map((jodi, at) => (
        <Key key={jodi} screen={screen} number={jodi} onTap={tap} isTabStop={at === current} />
      ))}
    </fieldset>
  );
}
