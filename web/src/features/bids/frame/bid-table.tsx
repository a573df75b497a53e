import { memo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { numberFamily } from '../../../matka/number-family.ts';
import { sessionName } from '../../../matka/session-name.ts';
import { tick } from '../../../motion/motion.ts';
import { Button } from '../../../ui/button.tsx';
import cards from '../../../ui/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { giveFocus } from '../../../ui/focus.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { outlines } from '../../../ui/outlines.ts';
import { useFocusGroup } from '../../../ui/use-focus-group.ts';
import { canStep, type Direction, stepAllPoints } from '../engine/all-points.ts';
import type { Bid } from '../engine/bids.ts';
import type { BidScreen } from '../engine/screen.ts';
import { clearBids, removeBid } from '../engine/table.ts';
import styles from './bid-table.module.css';
import { equalPoints, focusTable, MANY_ROWS, TABLE_ID } from './bid-texts.ts';
import { useBeingChecked } from './use-being-checked.ts';

/** The bids, the newest on top. */
export function BidTable({ screen }: { readonly screen: BidScreen }) {
  const { bids } = useSnapshot(screen.state);
  const [first] = useState(bids);
  const isChecked = useBeingChecked(screen);
  const { numbers, hasClearButton } = screen.definition;
  const isLong = bids.length > MANY_ROWS;
  const clear = () => {
    focusTable();
    clearBids(screen);
  };
  const clearButton = hasClearButton && bids.length > 0 && (
    <Button variant="ghost" className={styles.clear} onClick={clear}>
      {t('Clear')}
    </Button>
  );
  // A single bet type is in the head of its column, so that the rows begin higher.
  const isInHead = clearButton && !isLong && !isChecked;
  return (
    <section
      id={TABLE_ID}
      tabIndex={-1}
      className={classNames(cards.card, styles.card)}
      data-checked={isChecked || undefined}
      aria-label={t('Bids')}
    >
      <div className={styles.head}>
        {isChecked && <p className={styles.sum}>{t('Being checked')}</p>}
        {isLong && <PointsStepper bids={bids} screen={screen} />}
        {!isInHead && clearButton}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(numberFamily[numbers])}</th>
            <th scope="col">{t('Points')}</th>
            <th scope="col">{t('Game Type')}</th>
            <th scope="col" aria-label={t('Action')}>
              {isInHead ? clearButton : t('Action')}
            </th>
          </tr>
        </thead>
        <tbody>
          {/* The key includes the points: a merged bid is then a new row at the top, and no other row moves. */}
          {bids.map((bid) => (
            <Row
              key={`${bid.id} ${bid.points}`}
              bid={bid}
              isNew={!first.includes(bid)}
              screen={screen}
            />
          ))}
        </tbody>
      </table>
      {bids.length === 0 && <p className={styles.empty}>{t('No bids added yet')}</p>}
    </section>
  );
}

type RowProps = {
  readonly bid: Bid;
  /** True if it was added while the table is shown. */
  readonly isNew: boolean;
  readonly screen: BidScreen;
};

/** Memoised: there can be 220 rows beside the form. */
const Row = memo(function Row({ bid, isNew, screen }: RowProps) {
  const { label, points, gameType } = bid;
  const row = useRef<HTMLTableRowElement>(null);
  const remove = () => {
    const { nextElementSibling: next, previousElementSibling: before } = row.current ?? {};
    const button = (next ?? before)?.querySelector('button');
    if (button) giveFocus(button);
    else focusTable();
    removeBid(screen, bid);
  };
  return (
    <tr ref={row} className={styles.row} data-new={isNew || undefined}>
      <th scope="row" className={styles.number}>
        {label}
      </th>
      <td className={styles.points}>{points}</td>
      <td>{sessionName(gameType)}</td>
      <td className={styles.action}>
        <IconButton
          icon={outlines.trash}
          label={t('Delete {number}', { number: label })}
          onClick={remove}
        />
      </td>
    </tr>
  );
});

type PointsStepperProps = { readonly bids: readonly Bid[]; readonly screen: BidScreen };

/** The number of bids and their points, with two buttons for fewer or more on each. */
function PointsStepper({ bids, screen }: PointsStepperProps) {
  const step = (direction: Direction) => {
    tick();
    stepAllPoints(screen, direction);
  };
  return (
    <>
      <p className={styles.sum}>
        {equalPoints(bids) ??
          t('{count, plural, one {1 bid} other {# bids}}', { count: bids.length })}
      </p>
      <fieldset
        ref={useFocusGroup()}
        className={styles.buttons}
        aria-label={t('Points of all bids')}
      >
        <IconButton
          icon={outlines.minus}
          label={t('Fewer points on each')}
          disabled={!canStep(bids, -1)}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={outlines.plus}
          label={t('More points on each')}
          disabled={!canStep(bids, 1)}
          onClick={() => step(1)}
        />
      </fieldset>
    </>
  );
}
