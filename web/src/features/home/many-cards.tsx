import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { TextField } from '../../ui/text-field.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { AllCards, type MarketCardsProps } from './all-cards.tsx';
import styles from './home-screen.module.css';
import { pinnedFirst } from './pinned-first.ts';

/** With more markets, those off the screen are not rendered. */
const MOST_AT_ONCE = 60;
/** Usual height of a card with the gap below it, in px. */
const ROW_HEIGHT = 130;

/** One row per market, pinned ones first, under a search box if there are many. */
export function ManyCards({ markets, children }: MarketCardsProps) {
  const [typed, setTyped] = useState('');
  const isSearchable = markets.length > MANY_MARKETS;
  const found = pinnedFirst(markets).filter(({ name }) => nameMatches(name, typed));
  return (
    <div className={styles.markets}>
      {isSearchable && (
        <TextField
          type="search"
          label={t('Search markets')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      {typed && <p role="status">{found.length === 0 && t('No market has this name')}</p>}
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
    </div>
  );
}
