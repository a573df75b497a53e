import { memo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t, translated } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { outlines } from '../../../ui/outlines.ts';
import type { Bid } from '../engine/bids.ts';
import type { BidScreen } from '../engine/screen.ts';
import { clearBids, removeBid } from '../engine/table.ts';
import styles from './bid-table.module.css';
import { MANY_ROWS } from './many-rows.ts';
import { PointsStepper } from './points-stepper.tsx';
import { sessionName } from './session-name.ts';

/** The bids, the newest on top. */
export function BidTable({ screen }: { readonly screen: BidScreen }) {
  const { bids } = useSnapshot(screen.state);
  const [first] = useState(bids);
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translated(column)}</th>
            <th scope="col">{t('Points')}</th>
            <th scope="col">{t('Game Type')}</th>
            <th scope="col">{t('Action')}</th>
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
  /** Whether it was added while the table is shown. */
  readonly isNew: boolean;
  readonly screen: BidScreen;
};

/** Memoised: there can be 220 rows beside the form. */
const Row = memo(function Row({ bid, isNew, screen }: RowProps) {
  const { label, points, gameType } = bid;
  return (
    <tr className={styles.row} data-new={isNew || undefined}>
      <th scope="row" className={styles.number}>
        {label}
      </th>
      <td className={styles.points}>{points}</td>
      <td>{sessionName(gameType)}</td>
      <td className={styles.action}>
        <IconButton
          icon={outlines.trash}
          label={t('Delete {number}', { number: label })}
          onClick={() => removeBid(screen, bid)}
        />
      </td>
    </tr>
  );
});
