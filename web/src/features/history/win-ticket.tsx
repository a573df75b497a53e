import type { BetRecord } from '@matka/contracts/api/history';
import { t } from '../../i18n/translate.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import type { EntryWithOutcome } from '../../matka/known-draw.ts';
import { Stamp, Ticket } from '../../ticket/ticket.tsx';
import { betTitle } from './bet-title.ts';
import { ShareWin } from './share-win.tsx';

type WinTicketProps = { readonly record: BetRecord; readonly entry: EntryWithOutcome };

/** A won bet, or one of its sub-bets. */
export function WinTicket({ record, entry }: WinTicketProps) {
  const { bet_type, timestamps, calculated_values } = record;
  const title = betTitle(record, entry);
  const amount = formatRupees(calculated_values.win_amount);
  const isWin = (calculated_values.net_profit ?? 0) > 0;
  return (
    <Ticket
      title={title}
      digits={entry.digits}
      behind={entry.others > 0 ? `+ ${entry.others}` : ''}
      lead={{ label: t('Win Amount'), value: amount, tone: 'good' }}
      facts={[
        { label: t('Game Type'), value: betTypeText(bet_type.name) },
        { label: t('Point'), value: String(entry.points) },
        {
          label: t('Transaction Time'),
          value: formatTime(timestamps.created_at),
          isSpoken: true,
          // Without a label it reads as the time of the win.
          shownLabel: t('Bet at'),
        },
      ]}
      isWin={isWin}
      controls={isWin && <ShareWin record={record} entry={entry} />}
    >
      <Stamp tone="good">{t('Congratulations for winning')}</Stamp>
    </Ticket>
  );
}
