import type { BetType } from '@matka/contracts/decoders/bet-types';
import styles from './betting-options-screen.module.css';
import { tileEmblem } from './tile-emblem.ts';

type BetTypeTileProps = { readonly betType: BetType; readonly onOpen: () => void };

/** The tile of a bet type: an example number above its name. */
export function BetTypeTile({ betType, onOpen }: BetTypeTileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={styles.emblem} aria-hidden="true">
        {tileEmblem(betType.config.code)}
      </span>
      <span className={styles.name}>{betType.name}</span>
    </button>
  );
}
