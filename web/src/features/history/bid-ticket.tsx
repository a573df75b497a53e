import type { BetRecord } from '@matka/contracts/api/history';
import type { ReactNode } from 'react';
import { show, t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { formatTime, UNKNOWN } from '../../lib/time.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import type { EntryWithOutcome } from '../../matka/known-draw.ts';
import { useCountUp } from '../../motion/use-count-up.ts';
import { Stamp, Ticket, TicketDate } from '../../ticket/ticket.tsx';
import { titleOf } from './bet-title.ts';
import { bareBidDigits } from './bid-digits.ts';
import { bidStatus } from './bid-status.ts';
import { ShareWin } from './share-win.tsx';

type BidTicketProps = {
  readonly record: BetRecord;
  readonly entry: EntryWithOutcome;
  /** It is a stored copy, shown without a network: a pending bet may be decided by now. */
  readonly isOld: boolean;
  /** True if it was decided since it was last seen. */
  readonly isNew: boolean;
  /** The bets of this ticket that may be of a submission with an unknown outcome. */
  readonly doubtful: readonly BetRecord[];
  /** The other bids of its submission. */
  readonly behind?: ReactNode;
  /** The number of lost bids of its submission, if unread bids may have won. */
  readonly lostSoFar?: number | undefined;
  /** Controls at the end of its first line. */
  readonly controls?: ReactNode;
};

/** A bet, or one of its sub-bets, stamped with its outcome. */
export function BidTicket(props: BidTicketProps) {
  const { record, entry, isOld, isNew, doubtful, behind, lostSoFar, controls } = props;
  const { id, market, bet_type, timestamps } = record;
  const { text, tone } = lostSoFar
    ? {
        text: { id: '{count} lost so far', values: { count: lostSoFar } } as const,
        tone: 'neutral' as const,
      }
    : bidStatus(record, entry.status);
  const ids = new Set(doubtful.map((each) => each.id || UNKNOWN));
  return (
    <Ticket
      title={titleOf(market.name, entry.session)}
      digits={entry.placed ? entry.digits : bareBidDigits(record)}
      lead={{ label: t('Point'), value: String(entry.points) }}
      facts={[
        { label: t('Game Type'), value: betTypeText(bet_type.name) },
        { label: t('Bid Id'), value: id || UNKNOWN },
        { label: t('Bid Date'), value: <TicketDate at={timestamps.created_at} />, isSpoken: true },
        { label: t('Transaction Time'), value: formatTime(timestamps.created_at), isSpoken: true },
      ]}
      isWin={tone === 'good'}
      behind={
        entry.others > 0 ? (
          <>
            {`+ ${entry.others} `}
            {behind}
          </>
        ) : (
          behind
        )
      }
      controls={
        tone === 'good' ? (
          <>
            <ShareWin record={record} entry={entry} />
            {controls}
          </>
        ) : (
          controls
        )
      }
      hint={
        ids.size > 0 &&
        t('This may be it: {bet}', { bet: t('Bid Id {ids}', { ids: [...ids].join(', ') }) })
      }
    >
      {!(isOld && tone === 'warn') && (
        <Stamp
          key={tone}
          tone={tone}
          isNew={isNew}
          to={tone === 'good' ? paths.winHistory : undefined}
        >
          {isNew && tone === 'good' ? <CountedWin record={record} /> : show(text)}
        </Stamp>
      )}
    </Ticket>
  );
}

function CountedWin({ record }: Pick<BidTicketProps, 'record'>) {
  const amount = useCountUp(record.calculated_values.win_amount ?? 0);
  return t('Congratulations. You Won({amount})', { amount });
}
