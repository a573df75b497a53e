import type { BetType } from '@matka/contracts/api/bet-types';
import { t } from '../../i18n/translate.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import { type Rates, ratesText } from '../../matka/rates.ts';
import cards from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { definitionOf } from '../bids/definitions.ts';
import styles from './betting-options-screen.module.css';

type BetTypeTileProps = {
  readonly betType: BetType;
  readonly rates: Rates;
  readonly onOpen: () => void;
};

/** The tile of a bet type: an example number above its name, and the rate once it is known. */
export function BetTypeTile({ betType, rates, onOpen }: BetTypeTileProps) {
  const rate = ratesText(rates);
  const { tileExample = '?' } = definitionOf(betType.config.code) ?? {};
  return (
    <button
      type="button"
      className={classNames(cards.card, styles.tile)}
      aria-description={
        rate === undefined ? undefined : t('pays {rate} times the points', { rate })
      }
      onClick={onOpen}
    >
      <span className={styles.emblem} aria-hidden="true">
        <span>{tileExample}</span>
        {rate !== undefined && (
          <span className={styles.rate}>{`×${rate.replace(/–.*/, '+')}`}</span>
        )}
      </span>
      <span className={styles.name}>{betTypeText(betType.name)}</span>
    </button>
  );
}
