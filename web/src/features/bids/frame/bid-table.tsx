import { memo } from 'react';
import { t, translated } from '../../../i18n/translate.ts';
import { foldWhenRemoved } from '../../../motion/fold-row.ts';
import { useNewRows } from '../../../motion/new-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { outlines } from '../../../ui/outlines.ts';
import type { Bid } from '../engine/bids.ts';
import type { BidScreen } from '../engine/screen.ts';
import { clearBids, removeBid } from '../engine/table.ts';
import styles from './bid-table.module.css';
import { groupRows, MANY_ROWS } from './group-rows.ts';
import { PointsStepper } from './points-stepper.tsx';
import { sessionName } from './session-name.ts';
import { useLater } from './use-later.ts';

/**
 * The bids, the newest on top. Rows render one frame after a tap, so that the form responds first.
 */
export function BidTable({ screen }: { readonly screen: BidScreen }) {
  const bids = useLater(screen.state, (now) => now.bids);
  const table = useNewRows(bids);
  const { column, hasClearButton } = screen.definition;
  return (
    <section className={styles.card} aria-label={t('Bids')}>
      <div className={styles.head}>
        {bids.length > MANY_ROWS && <PointsStepper bids={bids} screen={screen} />}
        {hasClearButton && bids.length > 0 && (
          <Button variant="ghost" className={styles.clear} onClick={() => clearBids(screen)}>
            {t('Clear')}
          </Button>
        )}
      </div>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translated(column)}</th>
            <th scope="col">{t('Points')}</th>
            <th scope="col">{t('Game Type')}</th>
            <th scope="col">{t('Action')}</th>
          </tr>
        </thead>
        <Rows bids={bids} screen={screen} />
      </table>
      {bids.length === 0 && <p className={styles.empty}>{t('No bids added yet')}</p>}
    </section>
  );
}

type RowsProps = { readonly bids: readonly Bid[]; readonly screen: BidScreen };

/** Memoised as a list, so that unrelated changes do not re-render rows. */
const Rows = memo(function Rows({ bids, screen }: RowsProps) {
  return groupRows(bids).map(([block, rows]) => <Block key={block} bids={rows} screen={screen} />);
});

/** Whether two blocks have the same rows. */
const isSameBlock = (one: RowsProps, other: RowsProps): boolean =>
  one.screen === other.screen &&
  one.bids.length === other.bids.length &&
  one.bids.every((bid, index) => bid === other.bids[index]);

/** Rows that the browser lays out together. Memoised by its rows: a change of one block leaves the others. */
const Block = memo(function Block({ bids, screen }: RowsProps) {
  return (
    <tbody className={styles.block}>
      {/* The key includes the points: a merged bid is then a new row at the top, and no other row moves. */}
      {bids.map((bid) => (
        <Row key={`${bid.id} ${bid.points}`} bid={bid} screen={screen} />
      ))}
    </tbody>
  );
}, isSameBlock);

type RowProps = { readonly bid: Bid; readonly screen: BidScreen };

/** Memoised: there can be 220 rows beside the form. */
const Row = memo(function Row({ bid, screen }: RowProps) {
  const { label, points, gameType } = bid;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        {label}
      </th>
      <td className={styles.points}>{points}</td>
      <td>{sessionName(gameType)}</td>
      <td className={styles.action}>
        <IconButton
          icon={outlines.trash}
          label={t('Delete {number}', { number: label })}
          onClick={({ currentTarget }) => {
            foldWhenRemoved(currentTarget.closest('tr'));
            removeBid(screen, bid);
          }}
        />
      </td>
    </tr>
  );
});
