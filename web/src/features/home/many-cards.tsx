import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { TextField } from '../../ui/text-field.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { AllCards, type MarketCardsProps } from './all-cards.tsx';
import styles from './home-screen.module.css';
import search from './many-cards.module.css';

/** With more markets, those off the screen are not rendered. */
const MOST_AT_ONCE = 60;
/** Usual height of a card with the gap below it, in px. */
const ROW_HEIGHT = 130;

/** A search box over one row per market. */
export function ManyCards({ markets, children }: MarketCardsProps) {
  const [typed, setTyped] = useState('');
  const found = markets.filter(({ name }) => nameMatches(name, typed));
  return (
    <>
      <div className={search.field}>
        <TextField
          type="search"
          label={t('Search markets')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <p role="status" className={search.none}>
        {found.length === 0 && t('No market has this name')}
      </p>
      {found.length > MOST_AT_ONCE ? (
        <WindowedList
          label={t('Markets')}
          className={styles.markets}
          items={found}
          rowHeight={ROW_HEIGHT}
          keyOf={({ id }) => id}
        >
          {children}
        </WindowedList>
      ) : (
        <AllCards markets={found}>{children}</AllCards>
      )}
    </>
  );
}
