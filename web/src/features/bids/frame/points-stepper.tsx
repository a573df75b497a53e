import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { outlines } from '../../../ui/outlines.ts';
import { canStep, commonPoints, type Direction, stepAllPoints } from '../engine/all-points.ts';
import type { Bid } from '../engine/bids.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './points-stepper.module.css';

type PointsStepperProps = { readonly bids: readonly Bid[]; readonly screen: BidScreen };

/** A text that goes on in a new line only after its dot. */
const breakAtDot = (text: string) => text.replaceAll(' ', '\u00a0').replace('·\u00a0', '· ');

/** How many bids there are with which points, and two buttons for fewer and more on each. */
export function PointsStepper({ bids, screen }: PointsStepperProps) {
  const points = commonPoints(bids);
  const count = bids.length;
  const step = (direction: Direction) => {
    tick();
    stepAllPoints(screen, direction);
  };
  return (
    <>
      <p className={styles.sum}>
        {points === undefined
          ? t('bidsCount', { count })
          : breakAtDot(t('bidsPointsEach', { count, points }))}
      </p>
      <fieldset className={styles.buttons} aria-label={t('pointsOfAllBids')}>
        <IconButton
          icon={outlines.minus}
          label={t('fewerPointsOnEach')}
          disabled={!canStep(bids, -1)}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={outlines.plus}
          label={t('morePointsOnEach')}
          disabled={!canStep(bids, 1)}
          onClick={() => step(1)}
        />
      </fieldset>
    </>
  );
}
