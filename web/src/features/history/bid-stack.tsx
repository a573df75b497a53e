import type { BetRecord } from '@matka/contracts/api/history';
import type { MarketsResponse } from '@matka/contracts/api/markets';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMarkets } from '../../api/markets.ts';
import { t } from '../../i18n/translate.ts';
import { optionsLink } from '../../matka/market-links.ts';
import { blocksBetting } from '../../matka/market-status.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import textStyles from '../../ui/text.module.css';
import type { KeyedEntry, Stack } from './bets-by-day.ts';
import { BidTicket } from './bid-ticket.tsx';
import styles from './history.module.css';

type BidStackProps = {
  readonly stack: Stack;
  /** It is a stored copy, shown without a network: no bet can be placed now. */
  readonly isOld: boolean;
  /** The ids of bets that were decided since they were last seen. */
  readonly decided: ReadonlySet<string>;
  /** The bets that may be of a submission with an unknown outcome. */
  readonly doubtful: ReadonlySet<BetRecord>;
  /** The markets, if they are known. */
  readonly markets: MarketsResponse | undefined;
  /** True if the submission may have more bids, on other pages. */
  readonly isCut: boolean;
};

const isLost = ({ entry }: KeyedEntry): boolean => entry.status === 'lost';

/** The number of bids behind the first, marked as lost if only they lost. */
function behindOf([front, ...others]: Stack, isCut: boolean): ReactNode {
  const count = others.length;
  if (count === 0) return '';
  if (isCut) {
    return (
      <>
        <span aria-hidden="true">{`+ ${count}…`}</span>
        <span className={textStyles.spoken}>{`+ ${t('{count} or more', { count })}`}</span>
      </>
    );
  }
  return !isLost(front) && others.every(isLost)
    ? `+ ${t('{count} lost', { count })}`
    : `+ ${count}`;
}

/** The bids of one submission as one ticket; unfolded, the link to their market comes before the other bids. */
export function BidStack(props: BidStackProps) {
  const { stack, isOld, decided, doubtful, markets, isCut } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [front, ...others] = stack;
  const { record, entry } = front;
  const { name } = record.market;
  const market = markets?.find((each) => each.name === name);
  const inDoubt = (entries: readonly KeyedEntry[]) =>
    entries.map((each) => each.record).filter((each) => doubtful.has(each));
  const takesNoBets = isOld || (market && blocksBetting(market.current_status_name));
  return (
    <>
      <BidTicket
        record={record}
        entry={entry}
        isOld={isOld}
        isNew={decided.has(record.id)}
        behind={isOpen ? '' : behindOf(stack, isCut)}
        doubtful={inDoubt(isOpen ? [front] : stack)}
        // The number that won may be on a page that was not read.
        lostSoFar={isCut && !isOpen && isLost(front) ? stack.length : undefined}
        controls={
          // No bid would be below it.
          !(takesNoBets && others.length === 0) && (
            <IconButton
              className={isOpen ? styles.unfolded : undefined}
              icon={outlines.chevronDown}
              label={t('More about the bid on {number}', { number: entry.digits })}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )
        }
      />
      {isOpen && (
        <>
          {!isOld && <BetOnMarket name={name} />}
          {others.map((other) => (
            <BidTicket
              key={other.key}
              record={other.record}
              entry={other.entry}
              isOld={isOld}
              isNew={decided.has(other.record.id)}
              doubtful={inDoubt([other])}
            />
          ))}
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
  const { to, state } = optionsLink(market.id);
  return (
    <Button variant="secondary" onClick={() => navigate(to, { state })}>
      {t('Bet on {market}', { market: name })}
    </Button>
  );
}
