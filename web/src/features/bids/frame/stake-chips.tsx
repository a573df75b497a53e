import { useSnapshot } from 'valtio';
import { currentPlayer } from '../../../auth/current-player.ts';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { pressProps } from '../../../ui/press.ts';
import { lastStake, stakesAround } from '../engine/stakes.ts';
import styles from './stake-chips.module.css';

type StakeChipsProps = {
  /** The text of the field, marked by a ring. */
  readonly chosen?: string;
  readonly onPick: (points: number) => void;
  readonly adds?: boolean;
};

/** Quick stakes. A tap keeps the focus, and with it the on-screen keyboard. */
export function StakeChips({ onPick, chosen, adds = false }: StakeChipsProps) {
  const { points, player } = useSnapshot(lastStake);
  // Another player may have signed in since.
  const last = player === currentPlayer() ? points : undefined;
  return (
    <fieldset className={styles.chips} aria-label={t('Quick stakes')}>
      {stakesAround(last).map((stake) => (
        <button
          key={stake}
          type="button"
          className={styles.chip}
          data-chosen={String(stake) === chosen || undefined}
          aria-label={t(adds ? 'Add with {points} points' : '{points} points', { points: stake })}
          {...pressProps(() => {
            tick();
            onPick(stake);
          })}
        >
          {adds ? `+ ${stake}` : stake}
        </button>
      ))}
    </fieldset>
  );
}
