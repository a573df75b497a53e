import { useSnapshot } from 'valtio';
import { currentPlayer } from '../../../auth/current-player.ts';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { lastStake, quickStakes } from '../engine/stakes.ts';
import styles from './stake-chips.module.css';

type StakeChipsProps = {
  /** Sets the points; `isLast`: those of the last bid. */
  readonly onPick: (points: number, isLast: boolean) => void;
  /** Whether the last one adds the next number once that is complete. */
  readonly lastIsPressed?: boolean;
};

/** Quick stakes, the last one first. A tap keeps the focus, and with it the on-screen keyboard. */
export function StakeChips({ onPick, lastIsPressed = false }: StakeChipsProps) {
  const { points, player } = useSnapshot(lastStake);
  // Another player may have signed in since.
  const last = player === currentPlayer() ? points : undefined;
  // As many as fit into a row beside the last one.
  const others =
    last === undefined ? quickStakes : quickStakes.filter((points) => points !== last).slice(0, 4);
  const chip = (points: number, isLast: boolean) => (
    <button
      key={isLast ? 'last' : points}
      type="button"
      className={styles.chip}
      aria-label={isLast ? t('last', { points }) : t('pointsPoints', { points })}
      aria-pressed={isLast && lastIsPressed ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        tick();
        onPick(points, isLast);
      }}
    >
      {isLast ? t('last', { points }) : points}
    </button>
  );
  return (
    <fieldset className={styles.chips} aria-label={t('quickStakes')}>
      {last !== undefined && chip(last, true)}
      {others.map((points) => chip(points, false))}
    </fieldset>
  );
}
