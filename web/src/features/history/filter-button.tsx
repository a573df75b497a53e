import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { BarAction } from '../../ui/bar-action.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import type { BidFilter } from './bid-filter.ts';
import styles from './filter-button.module.css';
import { FilterDialog } from './filter-dialog.tsx';

type FilterButtonProps = {
  readonly filter: BidFilter;
  /** The number of ticks behind the shown bids; a filter that failed does not count. */
  readonly ticks: number;
  readonly onFilter: (filter: BidFilter, day: string) => void;
};

/** The button that opens the filter; shows the number of ticks. */
export function FilterButton({ filter, ticks, onFilter }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BarAction>
        <span className={styles.button}>
          <IconButton icon={outlines.filter} label={t('Filter')} onClick={() => setOpen(true)} />
          {ticks > 0 && <span className={styles.count}>{ticks}</span>}
        </span>
      </BarAction>
      {open && (
        <FilterDialog
          filter={filter}
          onCancel={() => setOpen(false)}
          onSet={(next, day) => {
            setOpen(false);
            onFilter(next, day);
          }}
        />
      )}
    </>
  );
}
