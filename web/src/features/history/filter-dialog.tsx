import { useState } from 'react';
import { useMarkets } from '../../api/markets.ts';
import { marketNames } from '../../matka/market-names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type BidFilter, type FilterTicks, filterOf, ticksOf } from './bid-filter.ts';
import styles from './filter-dialog.module.css';
import { type Tick, TickBoxes } from './tick-boxes.tsx';

const gameTypes: readonly Tick<FilterTicks['gameTypes'][number]>[] = [
  { value: 'open', label: 'Open' },
  { value: 'close', label: 'Close' },
];

const statuses: readonly Tick<FilterTicks['statuses'][number]>[] = [
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Loss' },
  { value: 'pending', label: 'Pending' },
];

type FilterDialogProps = {
  /** The active filter, the initial state of the dialog. */
  readonly filter: BidFilter;
  readonly onCancel: () => void;
  readonly onSet: (filter: BidFilter) => void;
};

/** Filters the bids. Changes apply with SET FILTER. */
export function FilterDialog({ filter, onCancel, onSet }: FilterDialogProps) {
  const [ticks, setTicks] = useState(() => ticksOf(filter));
  return (
    <Dialog
      open={true}
      onClose={onCancel}
      title="Filter Type"
      actions={
        <>
          <Button variant="secondary" className={styles.action} onClick={onCancel}>
            CANCEL
          </Button>
          <Button className={styles.action} onClick={() => onSet(filterOf(ticks))}>
            SET FILTER
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        <TickBoxes
          title="By Game Type"
          boxes={gameTypes}
          ticked={ticks.gameTypes}
          onTicked={(next) => setTicks({ ...ticks, gameTypes: next })}
        />
        <TickBoxes
          title="By Winning Status"
          boxes={statuses}
          ticked={ticks.statuses}
          onTicked={(next) => setTicks({ ...ticks, statuses: next })}
        />
        <Games ticked={ticks.markets} onTicked={(next) => setTicks({ ...ticks, markets: next })} />
      </div>
    </Dialog>
  );
}

type GamesProps = {
  readonly ticked: readonly string[];
  readonly onTicked: (ticked: readonly string[]) => void;
};

/** One check box per market. */
function Games({ ticked, onTicked }: GamesProps) {
  const { status, data } = useMarkets();
  const names = marketNames(data ?? []);
  return (
    <TickBoxes
      title="By Games"
      boxes={names.map((name) => ({ value: name, label: name }))}
      ticked={ticked}
      onTicked={onTicked}
      notice={status === 'fulfilled' ? emptyNotice(names) : notices[status]}
    />
  );
}

const notices = { pending: 'Loading markets...', rejected: 'Failed to load markets' } as const;

const emptyNotice = (names: readonly string[]): string | undefined =>
  names.length === 0 ? 'No markets available' : undefined;
