import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import type { Field } from '../engine/definition.ts';
import { playedNumbers } from '../engine/played-numbers.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './stake-chips.module.css';

type PlayedNumberChipsProps = {
  readonly screen: BidScreen;
  readonly field: Field;
  readonly onPick: (number: string) => void;
};

/** The numbers that the player placed here lately; a tap keeps the focus where it is. */
export function PlayedNumberChips({ screen, field, onPick }: PlayedNumberChipsProps) {
  const { bids } = useSnapshot(screen.state);
  const numbers = playedNumbers(screen.definition.id, bids, field);
  if (numbers.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label={t('numbersIPlay')}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-label={t('number', { number })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
