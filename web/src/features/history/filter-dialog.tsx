import { useState } from 'react';
import { useMarkets } from '../../api/markets.ts';
import type { PlainText } from '../../i18n/text.ts';
import { t } from '../../i18n/translate.ts';
import { today } from '../../lib/days.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { marketNames } from '../../matka/market-names.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BidFilter, type FilterTicks, filterOf, ticksOf } from './bid-filter.ts';
import styles from './tick-boxes.module.css';
import { type Tick, TickBoxes } from './tick-boxes.tsx';

type Choice<Value extends string> = { readonly value: Value; readonly label: PlainText };

const shown = <Value extends string>({ value, label }: Choice<Value>): Tick<Value> => ({
  value,
  label: t(label),
});

const gameTypes: readonly Choice<FilterTicks['gameTypes'][number]>[] = [
  { value: 'open', label: 'Open' },
  { value: 'close', label: 'Close' },
];

const statuses: readonly Choice<FilterTicks['statuses'][number]>[] = [
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Loss' },
  { value: 'pending', label: 'Pending' },
];

type FilterDialogProps = {
  /** The active filter, the initial state of the dialog. */
  readonly filter: BidFilter;
  readonly onCancel: () => void;
  /** Also takes the day to go to, `yyyy-mm-dd`; empty without one. */
  readonly onSet: (filter: BidFilter, day: string) => void;
};

/** Filters the bids, or goes to the bids of a day. Changes apply with SET FILTER. */
export function FilterDialog({ filter, onCancel, onSet }: FilterDialogProps) {
  const [ticks, setTicks] = useState(() => ticksOf(filter));
  const [day, setDay] = useState('');
  return (
    <Dialog
      onClose={onCancel}
      title={t('Filter Type')}
      actions={
        <>
          <Button variant="secondary" className={styles.action} onClick={onCancel}>
            {t('CANCEL')}
          </Button>
          <Button className={styles.action} onClick={() => onSet(filterOf(ticks), day)}>
            {t('SET FILTER')}
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label={t('Jump to a date')}
        max={today()}
        value={day}
        onChange={setDay}
      />
      <TickBoxes
        title={t('By Game Type')}
        boxes={gameTypes.map(shown)}
        ticked={ticks.gameTypes}
        onTicked={(next) => setTicks({ ...ticks, gameTypes: next })}
      />
      <TickBoxes
        title={t('By Winning Status')}
        boxes={statuses.map(shown)}
        ticked={ticks.statuses}
        onTicked={(next) => setTicks({ ...ticks, statuses: next })}
      />
      <Games ticked={ticks.markets} onTicked={(next) => setTicks({ ...ticks, markets: next })} />
    </Dialog>
  );
}

type GamesProps = {
  readonly ticked: readonly string[];
  readonly onTicked: (ticked: readonly string[]) => void;
};

/** One check box per market; many markets can be searched, and their ticks stay. */
function Games({ ticked, onTicked }: GamesProps) {
  const { status, data } = useMarkets();
  const [typed, setTyped] = useState('');
  const names = marketNames(data ?? []);
  const isMany = names.length > MANY_MARKETS;
  const found = names.filter((name) => nameMatches(name, typed));
  const notice = data || status === 'fulfilled' ? emptyNotice(names, found) : t(notices[status]);
  return (
    <TickBoxes
      title={t('By Games')}
      boxes={found.map((name) => ({ value: name, label: name }))}
      ticked={ticked}
      onTicked={onTicked}
      notice={notice}
      search={
        isMany && (
          <TextField
            type="search"
            label={t('Search markets')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            enterKeyHint="search"
          />
        )
      }
    />
  );
}

const notices = { pending: 'Loading markets...', rejected: 'Failed to load markets' } as const;

function emptyNotice(names: readonly string[], found: readonly string[]): string | undefined {
  if (names.length === 0) return t('No markets available');
  return found.length === 0 ? t('No market matches') : undefined;
}
