import type { Market } from '@matka/contracts/api/markets';
import { useState } from 'react';
import { PINNED_MARKETS, readPlayerList, writePlayerList } from '../../auth/player-list.ts';
import { t } from '../../i18n/translate.ts';
import { withStorage } from '../../lib/local-storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';

/** Pins a market to the top of home, for this player on this device. */
export function PinChip({ market }: { readonly market: Market }) {
  const id = String(market.id);
  const [pinned, setPinned] = useState(() => readPlayerList(PINNED_MARKETS).includes(id));
  const pin = () => {
    const others = readPlayerList(PINNED_MARKETS).filter((other) => other !== id);
    writePlayerList(PINNED_MARKETS, pinned ? others : [...others, id]);
    // Home loads the order of pinned markets only if there are any.
    withStorage((storage) => storage.setItem('has_pins', 'yes'));
    setPinned(!pinned);
  };
  return (
    <IconButton icon={outlines.pin} label={t('Pin to home')} aria-pressed={pinned} onClick={pin} />
  );
}
