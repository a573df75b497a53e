import type { Session } from '@matka/contracts/api/common';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { formatClock } from '../../../lib/time.ts';
import { useHostNow } from '../../../lib/use-host-now.ts';
import { bidEndText } from '../../../matka/bid-end-text.ts';
import { sessionName } from '../../../matka/session-name.ts';
import { formatMinutes, SOON } from '../../../matka/time-left.ts';
import textStyles from '../../../ui/text.module.css';
import { betEnd } from '../engine/bet-end.ts';
import type { BidScreen } from '../engine/screen.ts';
import { sessionOf } from '../engine/screen-bids.ts';
import { marketTitle } from './bid-texts.ts';

/** When bidding ends for the session of the form, and in how many minutes. */
export function TimeLeft({ screen }: { readonly screen: BidScreen }) {
  const { form, submission } = useSnapshot(screen.state);
  // The dialog of a refusal shows it.
  if (submission.phase === 'ended') return null;
  return <BetEnd screen={screen} session={sessionOf(screen, form)} />;
}

type BetEndProps = { readonly screen: BidScreen; readonly session: Session };

/** When bidding ends for bets on a session, in how many minutes, or that it has ended. */
export function BetEnd({ screen, session }: BetEndProps) {
  const end = betEnd(screen, session, useHostNow());
  if (!end) return null;
  const { minutes, clock } = end;
  // Bets on both results end with Open: its name beside their Close would read as a contradiction.
  const till =
    end.session === session ? bidEndText(end) : t('Bids till {time}', { time: formatClock(clock) });
  return (
    <p
      key={minutes}
      className={textStyles.deadline}
      data-soon={minutes < SOON || undefined}
      translate="no"
    >
      {minutes > 0
        ? `${till} · ${formatMinutes(minutes)}`
        : t('Bidding for {market} ({session}) ended at {time}.', {
            market: marketTitle(screen),
            session: sessionName(end.session),
            time: formatClock(clock),
          })}
    </p>
  );
}
