import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMarkets } from '../../api/markets.ts';
import { t } from '../../i18n/translate.ts';
import type { MarketState } from '../../lib/navigation-state.ts';
import { paths } from '../../lib/paths.ts';
import { blocksBetting } from '../../matka/market-status.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import type { Stack } from './bets-by-day.ts';
import { BidTicket } from './bid-ticket.tsx';
import styles from './history.module.css';

type BidStackProps = {
  readonly stack: Stack;
  /** It was seen last without a network: nothing can be bet now. */
  readonly isOld: boolean;
};

/** The bids of one submission as one ticket; unfolded, each by itself and the way to their market. */
export function BidStack({ stack, isOld }: BidStackProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [{ record, entry }, ...others] = stack;
  return (
    <>
      <BidTicket record={record} entry={entry} isOld={isOld} behind={isOpen ? 0 : others.length}>
        <IconButton
          className={classNames(styles.toggle, isOpen && styles.unfolded)}
          icon={outlines.chevronDown}
          label={t('More about the bid on {number}', { number: entry.digits })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </BidTicket>
      {isOpen && (
        <>
          {others.map((other) => (
            <BidTicket key={other.key} record={other.record} entry={other.entry} isOld={isOld} />
          ))}
          {!isOld && <BetOnMarket name={record.market.name} />}
        </>
      )}
    </>
  );
}

/** Leads to the betting options of a market that takes bids. */
function BetOnMarket({ name }: { readonly name: string }) {
  const { data } = useMarkets();
  const navigate = useNavigate();
  const market = data?.find((each) => each.name === name);
  if (!market || blocksBetting(market.current_status_name)) return null;
  const state: MarketState = { market: { id: market.id } };
  return (
    <Button variant="secondary" onClick={() => navigate(paths.bettingOptions, { state })}>
      {t('Bet on {market}', { market: name })}
    </Button>
  );
}
